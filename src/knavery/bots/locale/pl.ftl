bot-random = Na chybił trafił
blurb-random = Robi wszystko, co wolno, i nigdy nie mówi dlaczego.

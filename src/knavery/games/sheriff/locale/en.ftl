good-apple = { $count } { $count ->
    [one] apple
   *[other] apples
}
good-cheese = { $count } { $count ->
    [one] cheese
   *[other] cheeses
}
good-bread = { $count } { $count ->
    [one] bread
   *[other] breads
}
good-chicken = { $count } { $count ->
    [one] chicken
   *[other] chickens
}
good-pepper = { $count } pepper
good-mead = { $count } mead
good-silk = { $count } silk
good-crossbow = { $count } { $count ->
    [one] crossbow
   *[other] crossbows
}

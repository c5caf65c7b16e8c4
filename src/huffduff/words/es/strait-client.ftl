## La carta

client-strait-board = Carta de 8 por 8 casillas
client-strait-ice = BANQUISA · CERRADO
client-strait-place-1 = ESTRECHO DE
client-strait-place-2 = DINAMARCA
client-strait-date = 24 de mayo de 1941
client-strait-facing-0 = N
    .long = al norte
client-strait-facing-1 = NE
    .long = al nordeste
client-strait-facing-2 = E
    .long = al este
client-strait-facing-3 = SE
    .long = al sudeste
client-strait-facing-4 = S
    .long = al sur
client-strait-facing-5 = SO
    .long = al sudoeste
client-strait-facing-6 = O
    .long = al oeste
client-strait-facing-7 = NO
    .long = al noroeste
client-strait-ship-label = { $ship }, { $class } { $mine ->
    [yes] de los tuyos
   *[no] del enemigo
}, en { $space }, con la proa { $facing }, casco { $hull } de { $full }{ $failed ->
    [yes] , con la moral quebrada
   *[no] {""}
}
client-strait-space-label = { $space }{ $taken ->
    [yes] , { $ship }
   *[no] {""}
}{ $offered ->
    [yes] , a tu alcance
   *[no] {""}
}
client-strait-wreck = Aquí se hundió el { $ship }
client-strait-face = En { $space }, proa { $facing }
client-strait-empty-space = En { $space } no hay más que mar.

## Fases y órdenes

client-strait-stay = Quedarse
client-strait-turn-port = Virar a babor ({ $facing })
client-strait-turn-starboard = Virar a estribor ({ $facing })
client-strait-move = { $space }, proa { $facing }
client-strait-leave = { $turned ->
    [yes] Virar a { $facing } y salir del mapa
   *[no] Salir del mapa
}
client-strait-price = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
client-strait-may-move = Necesita { $need } y puede avanzar: elige una casilla en la carta, o vira.
client-strait-may-turn = Necesita { $need } para avanzar, así que solo puede virar.
client-strait-pick-facing = Elige con qué proa termina.
client-strait-chip = dist. { $range } · { $chance }
client-strait-chip-small = { $range } · { $chance }
client-strait-hold = No disparar
client-strait-pass = No reparar
client-strait-shot-title = { $firer } contra { $target }
client-strait-needs = de sacar { $need } o más
client-strait-shot-summary = Distancia { $range }, { $broadside ->
    [yes] por la banda
   *[no] fuera de la banda
}: con { $need } o más acierta. { $cards ->
    [chain] Un impacto puede dar varias cartas.
   *[one] Un impacto da una carta.
}
client-strait-cards-one = Un impacto da una carta.
client-strait-cards-chain = Un impacto puede dar varias cartas.
client-strait-points-summary = Hace falta { $need } o más: { $chance }
client-strait-confirm-captains = Cerrar elección
client-strait-confirm-move = Dar la orden
client-strait-confirm-fire = Fuego
client-strait-confirm-pay = Pagar
client-strait-confirm-points-shooting = Fuego
client-strait-confirm-points-repair = Reparar
client-strait-confirm-points-morale = Comprobar la moral

## Fichas de los buques

client-strait-squadron-german = Escuadra alemana
client-strait-squadron-british = Escuadra británica
client-strait-deck = Mazo { $left } · descartes { $discarded }
client-strait-deck-hint = Cartas de daño de este bando que quedan por repartir y las descartadas
client-strait-hull = Casco
client-strait-hull-hint = Puntos de casco que quedan; a partir de cada muesca navega 1 más despacio
client-strait-speed = Velocidad
client-strait-speed-hint = La tirada de velocidad debe llegar a este número para que avance
client-strait-shooting = Tiro
client-strait-shooting-hint = Número de tiro antes de distancia, piques y banda: cuanto más bajo, mejor
client-strait-morale = Moral
client-strait-morale-hint = Número que hay que alcanzar en una comprobación de moral
client-strait-points = Puntos
client-strait-points-hint = Puntos de capitán por turno
client-strait-points-left = Quedan { $left } de { $full } puntos de capitán
client-strait-used = usada
client-strait-permanent = (permanente)
client-strait-failed = Moral quebrada
client-strait-aim = Al { $ship }: { $splashes ->
    [one] 1 pique
   *[other] { $splashes } piques
}
client-strait-status-afloat = A flote
client-strait-status-sunk = Hundido
client-strait-status-left = Fuera del mapa

## Oficiales

client-strait-officers = Elige a tus oficiales
client-strait-officers-german = Dos capitanes, pagados con una misma bolsa. Los británicos no los ven hasta que los dos bandos hayan cerrado su elección.
client-strait-officers-british = Un almirante para tu buque insignia y un capitán para el otro buque. Los alemanes no los ven hasta que los dos bandos hayan cerrado su elección.
client-strait-budget = Presupuesto
client-strait-budget-spent = { $spent } de { $budget } gastados
client-strait-over-budget = Demasiado caro
client-strait-cost-hint = Precio
client-strait-no-officer = nadie todavía
client-strait-with-admiral = con { $officer } a bordo

## Parte

client-strait-report-ship = Buque
client-strait-report-shots = Disparos
client-strait-report-hits = Impactos
client-strait-report-cards = Cartas de daño
client-strait-report-repaired = Reparadas
client-strait-report-failures = Moral perdida
client-strait-report-state = Al final
client-strait-report-moments = Momentos decisivos
client-strait-report-quiet = Nada fuera de lo común: fue una mañana tranquila.

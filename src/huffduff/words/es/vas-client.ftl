## La mesa

client-vas-turn-of = Turno { $turn } de { $last }
client-vas-moved = Buques que se han movido o se moverán
client-vas-fired = Buques que han atacado o atacarán
client-vas-done = hecho
client-vas-flies = { $flight }, { $role }, { $side }{ $armed ->
    [yes] {""}
   *[no] , sin armar
}
client-vas-role-fighter = C
client-vas-role-bomber = B
client-vas-role-dive-bomber = P
client-vas-role-torpedo-bomber = T
client-vas-role-kamikaze = K
client-vas-in-dogfight = Combate aéreo
client-vas-salvo = { $hits ->
    [0] { $firer } no acertó a { $target }.
    [one] { $firer } acertó una vez a { $target }.
   *[other] { $firer } acertó { $hits } veces a { $target }.
}
client-vas-salvo-hits = { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}
client-vas-table = Mesa de batalla de 72 por 48 pulgadas. Las flechas mueven la vista, más y menos la acercan y alejan, Inicio muestra todos los buques, 0 la mesa entera.
client-vas-horizon = Horizonte
client-vas-wind = Viento del
client-vas-token = Ficha
client-vas-lies = { $crippled ->
    [yes] { $ship }, { $side }, rumbo { $heading }, le quedan { $hull } puntos de Casco, incapacitado
   *[no] { $ship }, { $side }, rumbo { $heading }, le quedan { $hull } puntos de Casco
}
client-vas-inches = { $inches }″
client-vas-vp = { $points } PV
client-vas-result = Resultado
client-vas-so-far = Si acabara ahora
client-vas-level-none = Ninguna victoria
client-vas-level-minor = Victoria menor
client-vas-level-major = Victoria mayor
client-vas-panel-orders = Órdenes
client-vas-panel-ship = Buque
client-vas-panel-fleets = Flotas
client-vas-panel-air = Aire
client-vas-panel-score = Puntos
client-vas-no-ship = Pulsa un buque de la mesa para ver su ficha.

## Armas

client-vas-turret = Torre { $letter }
client-vas-turrets = Torres { $letters }
client-vas-light = Cañones ligeros { $number }
client-vas-aa = Batería antiaérea
client-vas-torpedo = { $side ->
    [port] Torpedos a babor { $number }
    [starboard] Torpedos a estribor { $number }
    [fore] Torpedos de proa { $number }
    [aft] Torpedos de popa { $number }
    [sides] Torpedos a ambas bandas { $number }
   *[other] Torpedos { $number }
}

## Navegar

client-vas-typed = Rumbo
client-vas-course-tag = { $moved } de { $speed }″ · { $heading }
client-vas-bears = { $range }″ { $band } · { $dice } DA { $need }+
client-vas-torpedo-reach = torpedos { $range }″
client-vas-port = A babor
client-vas-ahead = Todo recto
client-vas-starboard = A estribor
client-vas-sail = Navegar
client-vas-course = { $moved } de { $speed }″, acaba con rumbo { $heading }.
client-vas-course-hint = Arrastra el buque por la mesa, pulsa adónde debe ir o escribe su rumbo.
client-vas-helm = Hace hasta { $speed }″ y vira hasta { $turn }° tras cada { $run }″.
client-vas-no-order = Sin Orden
client-vas-from = { $face }+
client-vas-edge-north = Norte
client-vas-edge-east = Este
client-vas-edge-south = Sur
client-vas-edge-west = Oeste
client-vas-air-order-why = Tienes la ficha, así que decides. Quien mueve después ve adónde han ido los otros.
client-vas-slot-why = Los bandos se alternan. Un buque nombra todos sus blancos antes de disparar.
client-vas-mover-speeds = Los bandos se alternan, buque a buque. Junto a cada uno: cuánto puede navegar ahora.
client-vas-zone-first = Despliegas primero, en la zona que elijas aquí; el enemigo tiene la opuesta.
client-vas-stage-fleets = Flotas
client-vas-stage-scouts = Exploradores
client-vas-stage-deployment = Despliegue

## Fuego

client-vas-everything = Todo
client-vas-ad = { $dice } DA
client-vas-hits-on = Impacta con { $need } o más
client-vas-odds = Probabilidades de este fuego
client-vas-odds-more = Todo
client-vas-odds-less = Menos
client-vas-odds-on = Fuego contra { $target }
client-vas-if-stays = con este rumbo, si { $target } no se mueve
client-vas-if-through = si nadie lo detiene
client-vas-damage-on = { $need ->
    [7] ningún dado hace daño
   *[other] { $dice ->
        [one] un dado de daño por impacto, daño con { $need }+
       *[other] { $dice } dados de daño por impacto, daño con { $need }+
    }
}
client-vas-cripples-from = { $points } o más incapacitan
client-vas-of-dice = { $dice } de { $most } dados
client-vas-fewer = Un dado menos
client-vas-more = Un dado más
client-vas-permission = Tiene que tirar antes de poder disparar.
client-vas-silent = { $number ->
    [one] 1 arma no puede disparar
   *[other] { $number } armas no pueden disparar
}
client-vas-all-at = Todo contra { $target }
client-vas-weapons = { $number ->
    [one] 1 arma
   *[other] { $number } armas
}
client-vas-fires = { $firer } contra { $target }: { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}{ $lost ->
    [0] , sin daño.
   *[other] , −{ $lost } de Casco.
} ({ $weapons })
client-vas-hold = No disparar
client-vas-clear = Sin blancos
client-vas-fire = Fuego
client-vas-promise = { $target }: daño esperado { $damage }, incapacitado { $cripple }, hundido { $sink }.
client-vas-cripple = incapacitar
client-vas-sink = hundir
client-vas-hits = Impactos
client-vas-damage = Daño esperado
client-vas-again = { $number ->
    [0] No repetir ninguno
    [one] Repetir 1 dado
   *[other] Repetir { $number } dados
}
client-vas-shown = Han salido: { $faces }. Cada uno impacta con { $need } o más.

## Control de daños

client-vas-repair-none = Dejarlo
client-vas-repair-chances = Junto a cada zona: su nivel y la probabilidad de que mejore.
client-vas-repair-hint = Nuevo nivel: { $scores }.
client-vas-repair-all = Todas las áreas

## Buques

client-vas-points = { $points } puntos
client-vas-hull = Casco { $hull } de { $full }, incapacitado con { $cripple }
client-vas-speed = Velocidad
client-vas-now = ahora { $value }″
client-vas-armour = Blindaje
client-vas-turns = Vira { $turn }° tras { $run }″
client-vas-is-crippled = incapacitado
client-vas-scores = Niveles críticos
client-vas-score-of = { $score } de { $most }
client-vas-sound = intacto
client-vas-arms = Armas
client-vas-short-point-blank = Q
client-vas-short-short = C
client-vas-short-long = L
client-vas-short-extreme = E
client-vas-ad-short = DA
client-vas-ad-long = Dados de ataque
client-vas-ap-short = PB
client-vas-ap-long = Penetración de blindaje
client-vas-dd-short = DD
client-vas-dd-long = Dados de daño por impacto
client-vas-local = Local { $dice }
client-vas-out = fuera de servicio
client-vas-torpedoes-loaded = { $more ->
    [0] { $loaded } cargados
   *[other] { $loaded } cargados, { $more } más
}
client-vas-traits = Rasgos
client-vas-damage-report = Parte de daños
client-vas-in-turn = Turno { $turn }
client-vas-lost-hull = −{ $lost } Casco
client-vas-unhurt = Nada la ha alcanzado aún.
client-vas-objective = Objetivo
client-vas-secret = secreto
client-vas-status-fleet = sin desplegar
client-vas-status-table = en la mesa
client-vas-status-scouting = explorando
client-vas-status-entering = entra el próximo turno
client-vas-status-waiting = llega en el turno { $turn }
client-vas-status-deep = despliegue profundo
client-vas-status-sunk = hundido
client-vas-status-withdrawn = retirado

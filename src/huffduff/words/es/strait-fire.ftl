## Preguntas

strait-ask-shoot = Elige un buque y dispara a un enemigo, o no dispares con él.
strait-ask-second-salvo = El { $ship } ha fallado contra el { $target }. ¿Usas la segunda salva de { $officer } y repites la tirada? Vale la segunda.
strait-ask-repair = Elige un buque dañado y la carta que quieres reparar, o déjalo como está.

## Rechazos

strait-no-second-shot = El { $ship } ya ha tenido su ocasión de disparar este turno.
strait-no-friendly-fire = El { $target } es uno de tus buques.
strait-no-second-repair = El { $ship } ya ha tenido su ocasión de reparar este turno.
strait-no-such-card = El { $ship } no tiene esa carta. Los daños en el casco no se pueden reparar nunca.
strait-no-permanent-repair = { $card } se ha vuelto permanente en el { $ship } y ya no se puede reparar.
strait-no-bridge-repair = Un impacto en el puente no se puede reparar nunca.

## Dados y cartas

strait-roll-shot = El { $ship } contra el { $target }, a distancia { $range }: con { $need } o más, impacto.
strait-roll-magazine = Fuego junto al pañol del { $ship }: con { $need } o más, vuela por los aires.
strait-roll-repair = El { $ship } repara { $card }: con { $need } o más, se retira.
strait-deal-card = Carta de daño para el { $target }, por el impacto del { $firer }.

## Lo ocurrido en la fase de tiro

strait-fires = { $points ->
    [0] El { $ship } dispara al { $target }.
    [one] El { $ship } dispara al { $target } con { $points } punto de capitán.
   *[other] El { $ship } dispara al { $target } con { $points } puntos de capitán.
}
strait-holds-fire = El { $ship } no dispara.
strait-hit = ¡El { $ship } alcanza al { $target }!
strait-miss = El { $ship } falla contra el { $target }.
strait-card-through = { $card } atraviesa el blindaje del { $target }: { $effect ->
    [hull] casco.
    [gunnery-radar] radar de tiro.
    [gunnery] artillería.
    [speed] velocidad.
    [bridge] puente.
   *[magazine] ¡pañol!
}
strait-card-stopped = El blindaje del { $target } detiene { $card }.
strait-card-ends = { $card } no supera a la carta anterior: no hay más cartas para el { $target }.
strait-reshuffled = { $side ->
    [german] Los descartes alemanes se mezclan para formar un mazo nuevo.
   *[british] Los descartes británicos se mezclan para formar un mazo nuevo.
}

## Daños

strait-damage = { $effect ->
    [hull] El { $ship } sufre { $points } puntos de daño en el casco ({ $card }): { $hull } de los { $full } que aguanta.
    [gunnery-radar] El radar de tiro del { $ship } queda dañado ({ $card }): su valor de tiro sube 2.
    [gunnery] La artillería del { $ship } queda dañada ({ $card }): su valor de tiro sube 1.
    [speed] El { $ship } pierde velocidad ({ $card }): su valor de velocidad sube 1.
    [bridge] Impacto en el puente del { $ship } ({ $card }): su capitán tiene 1 punto menos cada turno.
   *[magazine] Impacto en un pañol del { $ship } ({ $card }): si sobrevive, su valor de tiro sube 1.
}
strait-sunk = { $cause ->
    [magazine] ¡El { $ship } vuela por los aires y se hunde!
   *[hull] El { $ship } se hunde: su casco no aguanta más.
}

## Control de averías

strait-repair-passed = El { $ship } no repara nada este turno.
strait-repaired = El { $ship } ha reparado { $card }.
strait-repair-failed = { $permanent ->
    [yes] El { $ship } no consigue reparar { $card }. Los dados son impares: el daño es permanente.
   *[no] El { $ship } no consigue reparar { $card } este turno. Los dados son pares: podrá volver a intentarlo.
}

## Modificadores

strait-mod-base = Valor básico
strait-mod-points = Puntos de capitán
strait-mod-range = Distancia
strait-mod-splash = Piques propios sobre el blanco
strait-mod-quick-ranging = Tiro bien centrado
strait-mod-king = Artillería dañada (rey)
strait-mod-ace = Radar de tiro dañado (as)
strait-mod-magazine = Pañol dañado (2)
strait-mod-failed = Moral quebrada
strait-mod-broadside = Blanco fuera del sector de andanada
strait-mod-radar-watch = Guardia de radar
strait-mod-repair-parties = Trozos de reparación adiestrados
strait-mod-makers-men = Técnicos del astillero a bordo

## Turnos y fases

sink-turn = { $night ->
    [yes] Turno { $turn }: noche
   *[no] Turno { $turn }: día
} ({ $day ->
    [32] 1 de junio
   *[other] { $day } de mayo
}, { $hour } h)
sink-phase = { $phase ->
    [1] Fase de disponibilidad
    [2] Fase de visibilidad
    [3] Fase de detección
    [4] Fase de combate de superficie
    [5] Fase de ataque aéreo
    [6] Fase de seguimiento
    [7] Fase de trazado alemán
    [8] Fase de movimiento británico
    [9] Fase de movimiento alemán
   *[10] Fase de control de daños
}

## Fase 1

sink-comes = { $ship } llega al mapa en { $hex }.
sink-must-wait = { $ship } debería llegar a { $hex } pero no tiene ficha o no cabe. Haz sitio al organizar, o que se una a una fuerza allí.
sink-deal-counter = Se saca una ficha de convoy.
sink-convoy-enters = El convoy { $convoy } entra en { $hex }.
sink-convoy-is = { $value ->
    [0] { $convoy } es un señuelo.
   *[other] { $convoy } es un convoy real y vale { $value } puntos para el alemán.
}
sink-appeared = { $side ->
    [german] Aparece una ficha alemana en { $hex }: { $token }.
   *[british] Aparece una ficha británica en { $hex }: { $token }.
}
sink-removed = { $side ->
    [german] El alemán retira { $token } del mapa en { $hex }.
   *[british] El británico retira { $token } del mapa en { $hex }.
}
sink-shadow-kept = El británico sigue a { $token } en { $hex }.

## Visibilidad y detección

sink-roll-visibility = Visibilidad
sink-visibility = { $visibility ->
    [good] La visibilidad es buena.
    [fair] La visibilidad es regular.
   *[poor] La visibilidad es mala.
}
sink-search = { $by } busca a { $target }.
sink-roll-search = { $by } busca a { $target }: con { $need } o más lo encuentra.
sink-search-found = { $by } ha encontrado a { $target }.
sink-search-failed = { $by } no ha encontrado a { $target }.
sink-detected = { $how ->
    [coast] { $token } ha sido vista desde la costa en { $hex }
    [escort] { $token } escolta los convoyes en { $hex }
    [attack] { $token } ataca en { $hex }
   *[search] { $token } ha sido detectada en { $hex }
}: acorazados { $battleship }, portaaviones { $carrier }, cruceros { $cruiser }, flotillas de destructores { $destroyers }. { $side ->
    [german] Es alemana.
   *[british] Es británica.
}
sink-dummy-found = { $how ->
    [coast] Vista desde la costa en { $hex },
    [escort] Observada junto a los convoyes en { $hex },
   *[search] Detectada en { $hex },
} { $side ->
    [german] la fuerza alemana { $token } resulta ser un señuelo.
   *[british] la fuerza británica { $token } resulta ser un señuelo.
}
sink-looks = { $token } observa los convoyes en { $hex }.
sink-no-escort = Nadie escolta los convoyes en { $hex }.

## Convoyes y corsarios

sink-convoy-real = El convoy { $convoy } en { $hex } es real.
sink-convoy-dummy = El convoy { $convoy } en { $hex } es un señuelo y queda fuera del juego.
sink-convoy-safe = El convoy { $convoy } está a salvo: su viaje terminó en { $hex }.
sink-convoy-counts = { $points ->
    [0] { $convoy } era un señuelo: ningún punto.
   *[other] { $convoy } le da { $points } puntos.
}
sink-ship-exits = { $ship } ha dejado el mapa por el sur desde { $hex }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## El final

sink-final = El alemán tiene { $german } puntos; el británico { $british }, con { $convoys ->
    [one] un convoy
   *[other] { $convoys } convoyes
} a salvo o en la mar.
sink-end-turns = Ha terminado el último turno.
sink-end-out-of-reach = El británico ya no puede alcanzar al alemán.
sink-end-bismarck-sunk = El Bismarck ha sido hundido.
sink-end-haven = El Bismarck ha llegado a puerto.
sink-end-bismarck-exited = El Bismarck ha salido del mapa por el sur.
sink-end-raiders-sunk = El Scharnhorst y el Gneisenau han sido hundidos.

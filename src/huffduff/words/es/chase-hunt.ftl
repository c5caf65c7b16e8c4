## Preguntas

chase-ask-search = { $visibility ->
    [one] Búsqueda: nombra un hexágono en el que tengas algún factor de búsqueda, o termina.
   *[other] Búsqueda: nombra un hexágono en el que tengas al menos { $visibility } factores de búsqueda, o termina.
}
chase-ask-air-target = Ataque aéreo: elige un marcador de ataque y la clase de buque contra la que van tus aviones.
chase-ask-air-ship = Aviones enemigos van a por { $kind ->
    [BB] un acorazado
    [BC] un crucero de batalla
    [CV] un portaaviones
    [CA] un crucero pesado
    [CL] un crucero ligero
    [DD] unos destructores
    [CG] un guardacostas
   *[TK] un petrolero
} en { $hex }. ¿A cuál de tus buques atacan?
chase-ask-sub-hex = Uno de tus submarinos tiene un contacto. Nombra el hexágono; encuentra buques hasta a dos hexágonos.
chase-ask-sub-ship = Un submarino se ha topado con uno de tus buques. ¿Con cuál?
chase-ask-end-german = ¿Sale alguna de tus unidades a la caza de convoyes este turno?
chase-ask-no-prey = No hay nada que atacar. Confirma el final del turno.
chase-ask-attack-merchant = { $unit } ha encontrado un mercante solitario. ¿Lo atacas? Vale medio punto y delata dónde estás.
chase-ask-attack-convoy = { $escorted ->
    [yes] { $unit } ha encontrado el convoy { $convoy }, escoltado por { $escorts }. ¿Lo atacas?
    [perhaps] { $unit } ha encontrado el convoy { $convoy }, cuya escolta quizá se haya retirado. ¿Lo atacas?
   *[no] { $unit } ha encontrado el convoy { $convoy }, que navega sin escolta. ¿Lo atacas?
}
chase-ask-either-convoy = { $unit } ha encontrado un convoy donde se cruzan dos rutas. Elige cuál era y si lo atacas.
chase-ask-end-allied = Acaba el turno. ¿Retiras algún buque de la escolta de su convoy?

## Rechazos

chase-refuse-called = Ya has nombrado { $hex }.
chase-refuse-factors = Tienes { $factors } de los { $need } factores de búsqueda que hacen falta en { $hex }.
chase-refuse-reported-anyway = { $hex } está bastante vigilado: ya se ha informado de quien esté allí sin necesidad de buscar.

## Dados y fichas

chase-roll-air = { $type ->
    [swordfish] Swordfish atacan a { $ship } en { $hex }.
    [beaufort] Beaufort atacan a { $ship } en { $hex }.
    [blenheim] Blenheim atacan a { $ship } en { $hex }.
    [fw-200c] FW-200C atacan a { $ship } en { $hex }.
    [he-111] He-111 atacan a { $ship } en { $hex }.
    [ju-88] Ju-88 atacan a { $ship } en { $hex }.
   *[other] Unos aviones atacan a { $ship } en { $hex }.
}
chase-roll-secondary = ¿Se alcanzan también cañones secundarios de { $ship }? Con 3 o menos se pierde una casilla.
chase-roll-submarine = Contacto submarino: con 2 o menos.
chase-roll-submarine-attack = ¿De quién es el submarino? ¿Ataca?
chase-roll-submarine-target = ¿Con qué clase de buque se topa el submarino?
chase-roll-submarine-hit = El submarino ataca a { $ship }.
chase-roll-spotting = { $need ->
    [0] Detección aleatoria de { $unit } en { $hex }: solo cabe una marcación, con un 0.
    [one] Detección aleatoria de { $unit } en { $hex }: se localiza con un 1, marcación con un 0.
   *[other] Detección aleatoria de { $unit } en { $hex }: se localiza con 1 a { $need }, marcación con un 0.
}
chase-roll-hunt = { $unit } sale de caza: con 0 o menos, un convoy; con 1, un mercante.
chase-roll-convoy = ¿Qué convoy ha encontrado { $unit }?
chase-deal-damage = { $outcome ->
    [dud] Daño a { $ship }: no ha estallado.
    [rudder] Daño a { $ship }: el timón.
    [bow] Daño a { $ship }: los cañones de proa.
    [stern] Daño a { $ship }: los cañones de popa.
    [hull] Daño a { $ship }: el casco.
    [critical] Daño a { $ship }: ¡impacto crítico!
   *[fire-control] Daño a { $ship }: la dirección de tiro.
}
chase-deal-evasion = Efecto de evasión para { $ship }: -{ $outcome }.
chase-deal-convoy = Ficha de victoria por el convoy { $convoy }: { $outcome }.
chase-deal-order = Las unidades que se parecen se nombran en un orden sorteado.

## Modificadores

chase-mod-slow-target = Blanco lento
chase-mod-channel = En el Canal
chase-mod-helpless = Timón dañado o repostando en alta mar
chase-mod-in-port = En puerto
chase-mod-night = De noche
chase-mod-submarine = Ataque submarino
chase-mod-task-force = Fuerza
chase-mod-centre-line = Línea central de la ruta de convoyes

## Búsqueda

chase-called = { $side ->
    [german] Los alemanes buscan en { $hex }.
   *[allied] Los Aliados buscan en { $hex }.
}
chase-nothing-found = { $side ->
    [german] Los alemanes no encuentran nada en { $hex }.
   *[allied] Los Aliados no encuentran nada en { $hex }.
}
chase-found-searched = { $force ->
    [yes] Encontrado en { $hex }: { $contact }, una fuerza ({ $classes }). { $marker ->
        [shadowed] Queda perseguida.
       *[sighted] Queda avistada.
    }
   *[no] Encontrado en { $hex }: { $contact }, un buque solo ({ $classes }). { $marker ->
        [shadowed] Queda perseguido.
       *[sighted] Queda avistado.
    }
}
chase-found-reported = { $force ->
    [yes] La vigilancia costera informa de { $contact } en { $hex }, una fuerza ({ $classes }).
   *[no] La vigilancia costera informa de { $contact } en { $hex }, un buque solo ({ $classes }).
}
chase-found-spotted = { $force ->
    [yes] Se detecta por azar a { $contact } en { $hex }, una fuerza ({ $classes }), que queda perseguida.
   *[no] Se detecta por azar a { $contact } en { $hex }, un buque solo ({ $classes }), que queda perseguido.
}
chase-found-attacking = { $force ->
    [yes] El ataque delata a { $contact } en { $hex }, una fuerza ({ $classes }).
   *[no] El ataque delata a { $contact } en { $hex }, un buque solo ({ $classes }).
}
chase-betrayed-attacking = Una llamada de socorro delata a { $contact } en { $hex }. No se sabe qué buques son.
chase-passed = { $count ->
    [one] { $count } buque ha pasado por { $through } y está ahora en { $hex }.
   *[other] { $count } buques han pasado por { $through } y están ahora en { $hex }.
}
chase-huff-duff = Huff-Duff: marcación de radio sobre { $hex }.

## Ataques

chase-attack-wasted = { $side ->
    [german] Los aviones alemanes no encuentran a quién atacar en { $hex }.
   *[allied] Los aviones aliados no encuentran a quién atacar en { $hex }.
}
chase-sunk = { $ship } se hunde.
chase-submarine-at = Un submarino alemán acecha alrededor de { $hex }.
chase-submarine-meets = { $force ->
    [yes] El submarino se topa en { $hex } con { $kind ->
        [BB] un acorazado
        [BC] un crucero de batalla
        [CV] un portaaviones
        [CA] un crucero pesado
        [CL] un crucero ligero
        [DD] unos destructores
        [CG] un guardacostas
       *[TK] un petrolero
    } de una fuerza.
   *[no] El submarino se topa en { $hex } con { $kind ->
        [BB] un acorazado
        [BC] un crucero de batalla
        [CV] un portaaviones
        [CA] un crucero pesado
        [CL] un crucero ligero
        [DD] unos destructores
        [CG] un guardacostas
       *[TK] un petrolero
    }, sin compañía.
}
chase-submarine-nothing = El submarino no se topa con nadie.
chase-hunt-nothing = { $unit } no encuentra más que mar abierto.
chase-merchant-sunk = Un mercante es hundido en { $hex }.
chase-convoy-attacked = El convoy { $convoy } es atacado en { $hex }.
chase-convoy-lost = El convoy se pierde.

## Cómo termina la partida

chase-final = { $points ->
    [one] El recuento: { $points } punto de victoria para los alemanes.
   *[other] El recuento: { $points } puntos de victoria para los alemanes.
}
chase-win-points = { $winner ->
    [german] Los alemanes logran una victoria operacional.
   *[allied] Los Aliados logran una victoria operacional.
}
chase-win-strategic = Los alemanes logran una victoria estratégica: el Bismarck ha hundido dos buques capitales y ha vuelto a puerto.
chase-win-bismarck-sunk = Los Aliados logran una victoria operacional: el Bismarck está hundido.

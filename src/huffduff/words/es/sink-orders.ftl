## Fase 1: organizar las fuerzas

sink-ask-organise = Organiza tus fuerzas: une, divide, cambia buques entre fichas de un mismo hexágono, retira o pon señuelos. El enemigo solo verá aparecer y desaparecer fichas.
sink-ask-keep-shadow = La fuerza seguida en { $hex } se ha dividido. ¿A qué ficha sigues?
sink-no-such-force = No tienes ninguna fuerza { $token }.
sink-not-your-ship = { $ship } no puede recibir órdenes ahora, o está nombrado dos veces.
sink-no-ships = Nombra al menos un buque.
sink-already-there = Algunos de estos buques ya están en { $token }.
sink-not-together = Los buques solo pueden reunirse en un mismo hexágono: { $hex }.
sink-port-and-sea = En { $hex } unos de estos buques están en puerto y otros en la mar.
sink-escort-fixed = En { $hex } unos de estos buques escoltan y otros no; eso solo cambia en la fase 8.
sink-no-split-shadowed = { $token } está siendo seguida y no combatió el turno pasado: sus buques siguen juntos.
sink-shadowed-empty = { $token } está siendo seguida: deben quedar buques tras esa ficha, o hay que retirarla.
sink-contact-empty = { $token } mantiene el contacto con el enemigo: debe quedar un buque tras esa ficha.
sink-no-marker = Tus { $most } fichas están todas en el mapa.
sink-hex-full = En { $hex } caben { $most } fuerzas y no más.
sink-too-many-dummies = No puedes tener más de { $most } señuelos en el mapa.
sink-no-place = Ninguna fuerza tuya podría estar en { $hex }.
sink-place-shadowed = Una fuerza tuya en { $hex } está siendo seguida: ahí no puede ponerse ningún señuelo.
sink-not-a-dummy = Hay buques tras { $token }: solo se retiran señuelos.
sink-not-due = { $ship } no espera ninguna ficha.

## Fase 3: búsquedas

sink-ask-searches = ¿Qué fuerzas y aviones buscan, y a quién? Un intento revela al enemigo que quien busca es real.
sink-no-such-searcher = { $unit } no puede buscar.
sink-dummy-blind = { $token } es un señuelo, y los señuelos no ven nada.
sink-in-port = { $token } está en puerto y no puede buscar.
sink-recon-flies = Los aviones no buscan mientras se mueven los buques.
sink-no-such-target = Aquí no se puede buscar { $target }.
sink-not-in-hex = { $target } no es un enemigo en { $hex }.
sink-fog = Hay niebla en { $hex }: ahí nadie puede buscar.
sink-target-in-port = { $target } está en puerto, donde solo los aviones pueden hallarla.
sink-escort-blind = { $token } escolta un convoy y no puede buscar.
sink-known-already = { $target } ya es conocido.
sink-shadowed-raider = { $token } está siendo seguida y no puede mirar convoyes.
sink-twice = La misma orden está dos veces.

## Modificadores

sink-mod-good = Buena visibilidad
sink-mod-dark = Mala visibilidad o noche
sink-mod-recon = Aviones de día
sink-mod-ships = Número de buques
sink-mod-carrier = Portaaviones

## Preguntas

sink-ask-maintain = { $token }, en { $hex }, está siendo seguida. ¿Qué unidad de allí mantiene el contacto, o la dejas ir?
sink-ask-shadow = Se ha detectado un enemigo en { $hex }. ¿Lo sigue alguna de tus unidades de allí?
sink-ask-high-speed = { $token } ha sido detectada en { $hex } y sigue su rumbo. ¿Va tras ella alguna de tus unidades de allí?

## Lo que ocurre

sink-roll-shadow = { $by } sigue a { $token }: con { $need } o más logra el contacto.
sink-shadow-made = { $by } tiene contacto con { $token } en { $hex }.
sink-shadow-failed = { $by } no tiene contacto con { $token } en { $hex }.
sink-shadowed = { $token } es seguida en { $hex } por { $by }: acorazados { $battleship }, portaaviones { $carrier }, cruceros { $cruiser }, flotillas de destructores { $destroyers }.
sink-shadowed-by-air = { $token } es seguida en { $hex } por { $by }, un avión.
sink-follows = { $by } va tras { $token } a { $hex }.

## Modificadores

sink-mod-radar = Radar eficaz
sink-mod-shadow-air = Avión de noche
sink-mod-fog = Niebla

## Por qué nadie puede seguir

sink-refuse-no-quarry = Ahora no se puede seguir a { $target }: no ha sido detectada aquí.
sink-refuse-no-shadowing = { $by } no puede seguir: solo lo hacen tus fuerzas y tus aviones de reconocimiento.
sink-refuse-split-air = { $by } es un avión y no tiene buques que enviar.
sink-refuse-elsewhere = { $by } no está en la mar en { $hex }.
sink-refuse-fog = Hay niebla en { $hex }: sin radar { $by } no ve nada.
sink-refuse-cannot-follow = { $by } no puede seguir al enemigo hasta el final de su movimiento.
sink-refuse-far-from-base = { $by } no sigue a nadie a más de { $most } hexágonos de su base.
sink-refuse-dummy-shadow = { $by } es un señuelo y no puede seguir a nadie.
sink-refuse-cannot-keep-up = { $by } es demasiado lenta para no perder al enemigo.
sink-refuse-busy = { $by } ya sigue a { $target }.
sink-refuse-not-these = Estos buques no están en { $by }, o están nombrados dos veces.
sink-refuse-all-of-them = Van todos los buques de { $by }: no nombres ninguno.
sink-refuse-not-finder = { $by } no encontró al enemigo y no puede dividirse ahora.
sink-refuse-escorts = { $by } escolta un convoy y se queda con él.
sink-refuse-one-shadower = Solo puede elegirse una unidad por hexágono para seguir.

## Fuel

sink-fuel-burnt = { $ship } has steamed at full speed: { $fuel ->
    [0] her bunkers are empty
    [one] one fuel factor is left
   *[other] { $fuel } fuel factors are left
}.
sink-refuelling = { $ship } is taking on oil; it takes another turn.
sink-refuelled = { $ship } has refuelled: { $fuel } fuel factors.

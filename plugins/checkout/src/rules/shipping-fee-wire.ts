import type { ShippingFeeForm } from "@silai/contracts/checkout/shipping-fee-calls"
import type { Fee, ShippingFeeRules } from "@silai/contracts/checkout/shipping-fee"
import { toPaise, toRupees } from "@silai/kit/money"

type WireFee = { fee: number; freeFrom: number | null }

export const feeToWire = ({ feePaise, freeFromPaise }: Fee): WireFee => ({
  fee: toRupees(feePaise),
  // A fee of nothing needs no threshold.
  freeFrom: freeFromPaise === null || feePaise === 0 ? null : toRupees(freeFromPaise),
})
const feeFromWire = ({ fee, freeFrom }: WireFee): Fee => ({
  feePaise: toPaise(fee),
  freeFromPaise: freeFrom === null ? null : toPaise(freeFrom),
})

/** The rules in rupees. */
export const toWire = ({ everywhere, places, pickup, days }: ShippingFeeRules): ShippingFeeForm => ({
  everywhere: feeToWire(everywhere),
  places: places.map(({ name, states, pincodes, ...fee }) => ({ name, states, pincodes, ...feeToWire(fee) })),
  pickup,
  days,
})

/** The rules in paise. */
export const fromWire = ({ everywhere, places, pickup, days }: ShippingFeeForm): ShippingFeeRules => ({
  everywhere: feeFromWire(everywhere),
  places: places.map(({ name, states, pincodes, ...fee }) => ({ name, states, pincodes, ...feeFromWire(fee) })),
  pickup,
  days,
})

import type { Fee, ShippingFeeRules } from "./shipping-fee"
import type { ShippingFeeForm } from "./shipping-fee-shapes"

type WireFee = { fee: number; freeFrom: number | null }

export const feeToWire = ({ feePaise, freeFromPaise }: Fee): WireFee => ({
  fee: feePaise / 100,
  // A zero fee needs no threshold.
  freeFrom: freeFromPaise === null || feePaise === 0 ? null : freeFromPaise / 100,
})
const feeFromWire = ({ fee, freeFrom }: WireFee): Fee => ({
  feePaise: Math.round(fee * 100),
  freeFromPaise: freeFrom === null ? null : Math.round(freeFrom * 100),
})

/** The rules in rupees. */
export const shippingFeeToWire = ({ everywhere, places, ...rules }: ShippingFeeRules): ShippingFeeForm => ({
  everywhere: feeToWire(everywhere),
  places: places.map(({ name, states, pincodes, ...fee }) => ({ name, states, pincodes, ...feeToWire(fee) })),
  ...rules,
})

/** The rules in paise. */
export const shippingFeeFromWire = ({ everywhere, places, ...rules }: ShippingFeeForm): ShippingFeeRules => ({
  everywhere: feeFromWire(everywhere),
  places: places.map(({ name, states, pincodes, ...fee }) => ({ name, states, pincodes, ...feeFromWire(fee) })),
  ...rules,
})

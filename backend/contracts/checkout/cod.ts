import { COD, type COD_SHARES, type DeliveryMethod } from "./limits"
import type { Snapshot } from "./snapshot"

/**
 * The shopkeeper's rules of cash on delivery. `pins`: PIN codes, or their first digits; none: all of India. `share`: what is
 * paid now. `words` and `wordsHindi`: what the shopper reads by the choice.
 */
export type CodRules = {
  offered: boolean
  pins: string[]
  mostPaise: number
  feePaise: number
  share: (typeof COD_SHARES)[number]
  sharePaise: number
  sharePercent: number
  words: string
  wordsHindi: string
}

export const FIRST_COD: CodRules = {
  offered: false,
  pins: [],
  mostPaise: 5_000_00,
  feePaise: 40_00,
  share: "none",
  sharePaise: 99_00,
  sharePercent: 20,
  words: "Please keep the exact amount ready for the courier.",
  wordsHindi: "कृपया कूरियर के लिए पूरी राशि तैयार रखें।",
}

export const codToWire = ({ mostPaise, feePaise, sharePaise, ...rest }: CodRules) => ({
  ...rest,
  maxRupees: mostPaise / 100,
  feeRupees: feePaise / 100,
  shareRupees: sharePaise / 100,
})
export type CodOnWire = ReturnType<typeof codToWire>
export const codFromWire = ({ maxRupees, feeRupees, shareRupees, ...rest }: CodOnWire): CodRules => ({
  ...rest,
  mostPaise: Math.round(maxRupees * 100),
  feePaise: Math.round(feeRupees * 100),
  sharePaise: Math.round(shareRupees * 100),
})

/** The purchase, as far as the rules look at it; `totalPaise` is without the fee. */
export type CodAsk = { method: DeliveryMethod; pincode: string | null; hasMade: boolean; totalPaise: number }
/** Why it is not offered: a key of the refusals `cod`. */
export type CodWhyNot = "off" | "home_only" | "made_to_order" | "pin" | "sum"

const least = COD.leastRupees * 100

/** The first rule that forbids it; null when it is offered. */
export function whyNoCod(rules: CodRules, { method, pincode, hasMade, totalPaise }: CodAsk): CodWhyNot | null {
  if (!rules.offered) return "off"
  if (method !== "home" || pincode === null) return "home_only"
  if (hasMade) return "made_to_order"
  if (rules.pins.length && !rules.pins.some((pin) => pincode.startsWith(pin))) return "pin"
  if (totalPaise > rules.mostPaise || totalPaise + rules.feePaise < least) return "sum"
  return null
}

/** The fee and the share that is paid now, which is a whole number of rupees and leaves something for the door. */
export function codTerms(rules: CodRules, totalPaise: number): { feePaise: number; nowPaise: number } {
  const { feePaise, share } = rules
  const all = totalPaise + feePaise
  const wanted = {
    none: 0,
    rupees: rules.sharePaise,
    percent: Math.ceil((all * rules.sharePercent) / 100 / 100) * 100,
  }[share]
  const nowPaise = Math.min(wanted, all - least)
  return { feePaise, nowPaise: nowPaise < least ? 0 : nowPaise }
}

/**
 * The sum of an attempt's own payment: all of it, or with cash on delivery the share that is paid now; all again if no
 * share is.
 */
export const ownPaymentPaise = ({ totals, cod }: Pick<Snapshot, "totals" | "cod">): number =>
  cod?.nowPaise ? cod.nowPaise : totals.totalPaise

/** The sum that the courier collects. */
export const dueAtDoorPaise = ({ totals, cod }: Pick<Snapshot, "totals" | "cod">): number =>
  cod ? totals.totalPaise - cod.nowPaise : 0

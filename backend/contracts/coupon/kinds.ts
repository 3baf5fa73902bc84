import type { CouponKind } from "./limits"

/** The numbers that a rule may have, on top of those of every coupon. */
export const COUPON_NUMBERS = ["percent", "cap", "amount"] as const
export type CouponNumber = (typeof COUPON_NUMBERS)[number]

type Kind = {
  /** Which of them it uses, and whether they are required. */
  numbers: Partial<Record<CouponNumber, "needed" | "possible">>
  /** The discount on goods of so many paise, if these allow it. */
  offGoods: (
    rule: { percent: number | null; amountPaise: number | null; capPaise: number | null },
    paise: number,
  ) => number
  /** It takes off what the delivery costs. */
  offDelivery: boolean
  /** Its worth in words: "10% off, at most ₹300". Amounts are in words already. */
  worthText: (worth: { percent: number | null; amount: string; cap: string | null }) => string
  /** How the engine's promotion writes it. */
  mirror: (rule: { percent: number | null; amount: number | null }) => {
    type: "percentage" | "fixed"
    target_type: "items" | "shipping_methods"
    value: number
  }
}

/** All that differs between the kinds of coupons, but for the words of each screen. */
export const COUPON_KIND: Record<CouponKind, Kind> = {
  percent: {
    numbers: { percent: "needed", cap: "possible" },
    // Whole rupees: a discount of ₹79.93 looks odd.
    offGoods: ({ percent, capPaise }, paise) => {
      const share = Math.round((paise * (percent ?? 0)) / 10_000) * 100
      return Math.min(share, capPaise ?? share)
    },
    offDelivery: false,
    worthText: ({ percent, cap }) => (cap === null ? `${percent}% off` : `${percent}% off, at most ${cap}`),
    mirror: ({ percent }) => ({ type: "percentage", target_type: "items", value: percent ?? 0 }),
  },
  flat: {
    numbers: { amount: "needed" },
    offGoods: ({ amountPaise }) => amountPaise ?? 0,
    offDelivery: false,
    worthText: ({ amount }) => `${amount} off`,
    mirror: ({ amount }) => ({ type: "fixed", target_type: "items", value: amount ?? 0 }),
  },
  shipping: {
    numbers: {},
    offGoods: () => 0,
    offDelivery: true,
    worthText: () => "Free delivery",
    mirror: () => ({ type: "percentage", target_type: "shipping_methods", value: 100 }),
  },
}

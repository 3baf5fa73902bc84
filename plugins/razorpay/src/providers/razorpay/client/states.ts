import {
  DISPUTE_STATES,
  LINK_STATES,
  type LinkState,
  PAYMENT_STATES_AT_GATEWAY,
  REFUND_STATES_AT_GATEWAY,
} from "@silai/contracts/checkout/gateway-states"

/**
 * Every state that Razorpay documents, by entity, and what the shop does with it. The replies are read by this table: a
 * state that is missing here makes a reply unreadable, which is retried and logged, and never read as "not paid".
 * Settlements are not read.
 */
export const RAZORPAY_STATES = {
  payment: PAYMENT_STATES_AT_GATEWAY,
  refund: REFUND_STATES_AT_GATEWAY,
  order: {
    created: {
      does: "payments",
      why: "No one has tried to pay. The order's payments decide, of which there are none.",
    },
    attempted: { does: "payments", why: "A payment was tried. Its own state decides." },
    paid: { does: "payments", why: "A payment is captured, and stays so here after a refund. That payment decides." },
  },
  link: LINK_STATES,
  dispute: DISPUTE_STATES,
} as const

type Named<K extends keyof typeof RAZORPAY_STATES> = keyof (typeof RAZORPAY_STATES)[K] & string
/** The names of an entity's states, for a reply's shape. */
export const statesOf = <K extends keyof typeof RAZORPAY_STATES>(entity: K) =>
  Object.keys(RAZORPAY_STATES[entity]) as [Named<K>, ...Named<K>[]]

export const isEndedLink = (state: LinkState): boolean => LINK_STATES[state].does === "end"
export const isPaidLink = (state: LinkState): boolean => LINK_STATES[state].does === "judge"

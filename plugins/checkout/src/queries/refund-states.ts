import { REFUND_STATES } from "@silai/contracts/checkout/limits"
import { REFUND_STATE } from "@silai/contracts/checkout/refund-states"

type Kind = (typeof REFUND_STATE)[keyof typeof REFUND_STATE]

const listOf = (isOne: (kind: Kind) => boolean): string =>
  `(${REFUND_STATES.filter((state) => isOne(REFUND_STATE[state]))
    .map((state) => `'${state}'`)
    .join(", ")})`

/** The states of `refund_ask` by their table, in SQL: `state in ${REFUNDS.underWay}`. */
export const REFUNDS = {
  underWay: listOf(({ isUnderWay }) => isUnderWay),
  open: listOf(({ isOpen }) => isOpen),
  unsent: listOf(({ isUnsent }) => isUnsent),
  counted: listOf(({ isCounted }) => isCounted),
} as const

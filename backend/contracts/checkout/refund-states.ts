import type { RefundState } from "./limits"

type State = {
  /** It is to be sent, or the bank has not answered: a worker looks at it again. */
  isUnderWay: boolean
  /** It has not ended: a worker looks at it, or a person must. */
  isOpen: boolean
  /** It is wanted, and the gateway has nothing of it: it ends where all the money was refunded in another way. */
  isUnsent: boolean
  /** Its sum is refunded, or will be, in some way: the payment counts as refunded in part. */
  isCounted: boolean
}

/** All differences between the states of a refund, except what moves it from one to the other. */
export const REFUND_STATE: Record<RefundState, State> = {
  waiting: { isUnderWay: true, isOpen: true, isUnsent: true, isCounted: true },
  sent: { isUnderWay: true, isOpen: true, isUnsent: false, isCounted: true },
  // The gateway's own sum (`refunded_paise`) has it.
  done: { isUnderWay: false, isOpen: false, isUnsent: false, isCounted: false },
  failed: { isUnderWay: false, isOpen: true, isUnsent: true, isCounted: true },
  given: { isUnderWay: false, isOpen: false, isUnsent: false, isCounted: true },
  too_small: { isUnderWay: false, isOpen: false, isUnsent: false, isCounted: false },
  not_needed: { isUnderWay: false, isOpen: false, isUnsent: false, isCounted: false },
  withdrawn: { isUnderWay: false, isOpen: false, isUnsent: false, isCounted: false },
}

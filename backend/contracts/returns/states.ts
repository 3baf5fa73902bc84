import { RETURN_KIND } from "./kinds"
import type { ReturnKind } from "./limits"
import { present } from "../present"

/** The states of a request. `sentBack`: the pieces arrived, were not accepted, and are sent back to the buyer. */
export const RETURN_STATES = [
  { key: "requested", label: "Requested" },
  { key: "approved", label: "Approved" },
  { key: "pickedUp", label: "Picked up" },
  { key: "received", label: "Received" },
  { key: "refunded", label: "Refunded" },
  { key: "exchanged", label: "Exchanged" },
  { key: "altered", label: "Altered" },
  { key: "rejected", label: "Rejected" },
  { key: "sentBack", label: "Sent back" },
  { key: "withdrawn", label: "Withdrawn" },
] as const
export type ReturnState = (typeof RETURN_STATES)[number]["key"]
export const RETURN_STATE_KEYS = RETURN_STATES.map(({ key }) => key) as [ReturnState, ...ReturnState[]]

/**
 * Which state may follow which. Only its buyer withdraws a request, and only before the pieces are on their way. An impossible
 * exchange is refunded.
 */
export const nextStates = (kind: ReturnKind, state: ReturnState): readonly ReturnState[] =>
  ({
    requested: ["approved", "rejected", "withdrawn"] as const,
    approved: ["pickedUp", "received", "rejected", "withdrawn"] as const,
    pickedUp: ["received"] as const,
    received: [
      ...new Set([RETURN_KIND[kind].endsIn, ...(RETURN_KIND[kind].orRefunded ? ["refunded" as const] : [])]),
      "sentBack" as const,
    ],
    refunded: [],
    exchanged: [],
    altered: [],
    rejected: [],
    sentBack: [],
    withdrawn: [],
  })[state]

/** States in which a request waits for the shop or its buyer: the same for every kind. */
export const OPEN_STATES = RETURN_STATE_KEYS.filter((state) => nextStates("return", state).length > 0)

/** Final states. */
export const isClosed = (state: ReturnState): boolean => !OPEN_STATES.includes(state)
/** Ended without the requested outcome. */
export const isInVain = (state: ReturnState): boolean =>
  state === "rejected" || state === "sentBack" || state === "withdrawn"
/** Whether a request will end in a refund, or has. */
export const movesMoney = (kind: ReturnKind, state: ReturnState): boolean =>
  state === "refunded" || (RETURN_KIND[kind].promisesMoney && !isInVain(state))
type Sums = { goodsRupees: number; shortRupees: number; feeRupees: number; refundRupees: number }
/** By how much less than promised was refunded, in rupees: for pieces that came back damaged. */
export const deductedOf = ({ goodsRupees, shortRupees, feeRupees, refundRupees }: Sums): number =>
  Math.max(0, Math.round((goodsRupees - shortRupees - feeRupees - refundRupees) * 100) / 100)
export const labelOfState = (state: ReturnState): string =>
  present(
    RETURN_STATES.find(({ key }) => key === state),
    `the state ${state}`,
  ).label

/** The word for a request whose refund is accepted, and is not with its buyer yet. */
export const REFUND_DUE = "Refund accepted"

/** The word for where a request has got to. */
export const standOf = ({ state, isRefundDue }: { state: ReturnState; isRefundDue: boolean }): string =>
  isRefundDue ? REFUND_DUE : labelOfState(state)

/** States that the buyer is notified of by mail. */
export const RETURN_NEWS = [
  "requested",
  "approved",
  "rejected",
  "sentBack",
  "refunded",
  "exchanged",
  "altered",
] as const satisfies readonly ReturnState[]

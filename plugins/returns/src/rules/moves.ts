import type { ReturnKind } from "@silai/contracts/returns/limits"
import { nextStates, type ReturnState } from "@silai/contracts/returns/states"
import { mayDo, type Role } from "@silai/contracts/staff/roles"

/** A refund that the bank declined may be asked for again. */
export type Standing = { kind: ReturnKind; state: ReturnState; isFetched: boolean; isRefundFailed: boolean }

/** The moves that staff of any role may make with a request: all but withdrawing it; no courier picks up what the buyer brings. */
export const movesOf = ({ kind, state, isFetched, isRefundFailed }: Standing): ReturnState[] =>
  state === "refunded" && isRefundFailed
    ? ["refunded"]
    : nextStates(kind, state).filter((next) => next !== "withdrawn" && (isFetched || next !== "pickedUp"))

/** The same, for a staff role. Refunds need the same duty as elsewhere. */
export const movesFor = (role: Role, standing: Standing): ReturnState[] =>
  mayDo(role, "return.write")
    ? movesOf(standing).filter((next) => next !== "refunded" || mayDo(role, "payment.write"))
    : []

export const movesOfBuyer = ({ kind, state }: Pick<Standing, "kind" | "state">): ReturnState[] =>
  nextStates(kind, state).filter((next) => next === "withdrawn")

/** The pieces of these are the buyer's again, and can be requested again: an altered piece too. */
export const RELEASED: readonly ReturnState[] = ["rejected", "withdrawn", "sentBack", "altered"]
/** States whose reason the buyer is shown. */
export const WANTS_WHY: readonly ReturnState[] = ["rejected", "sentBack"]

import type { ReturnKind } from "@silai/contracts/returns/limits"
import { nextStates, type ReturnState } from "@silai/contracts/returns/states"
import { mayDo, type Role } from "@silai/contracts/staff/roles"

/** Money that the bank did not take may be asked back anew. */
export type Standing = { kind: ReturnKind; state: ReturnState; isRefundFailed: boolean }

/** What the shop may do with a request, whoever of its people: all but withdraw it. */
export const movesOf = ({ kind, state, isRefundFailed }: Standing): ReturnState[] =>
  state === "refunded" && isRefundFailed ? ["refunded"] : nextStates(kind, state).filter((next) => next !== "withdrawn")

/** The same, for a staff role. Money goes back by those who send money back elsewhere, too. */
export const movesFor = (role: Role, standing: Standing): ReturnState[] =>
  mayDo(role, "return.write")
    ? movesOf(standing).filter((next) => next !== "refunded" || mayDo(role, "payment.write"))
    : []

export const movesOfBuyer = ({ kind, state }: Standing): ReturnState[] =>
  nextStates(kind, state).filter((next) => next === "withdrawn")

/** The pieces of these are the buyer's again, to be asked for anew. */
export const RELEASED: readonly ReturnState[] = ["rejected", "withdrawn", "sentBack"]
/** States for which the buyer is told why. */
export const WANTS_WHY: readonly ReturnState[] = ["rejected", "sentBack"]

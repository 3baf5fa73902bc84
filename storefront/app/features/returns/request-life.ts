import { orderMessages } from "@silai/contracts/order/messages"
import { returnMessages } from "@silai/contracts/returns/messages"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { isClosed, movesMoney, type ReturnState } from "@silai/contracts/returns/states"
import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import { inRupees } from "@silai/contracts/rupees"
import { onDay } from "~/lib/words"
import { returnWords } from "./words"

type Standing = Pick<ReturnRow, "kind" | "state" | "isFetched">

/** A request's state in one sentence, for the buyer. */
export function standingOf({ kind, state, isFetched, isRefundDue }: Standing & Pick<ReturnRow, "isRefundDue">): string {
  if (isRefundDue) return returnWords.standing.refundDue
  const atShop: Partial<Record<ReturnState, string>> = isFetched ? {} : returnWords.standingAtShop
  if (atShop[state]) return atShop[state]
  if (state === "received") return returnWords.standing.received[kind]
  if (state === "approved") return returnWords.standing.approved[kind]
  return returnWords.standing[state]
}

type Coming = { title: string; words: string }

const { coming, comingAtShop } = returnWords
const COMING_AT_SHOP = {
  ...coming,
  approved: { ...coming.approved, words: comingAtShop.approved },
  exchanged: { ...coming.exchanged, words: comingAtShop.exchanged },
  altered: { ...coming.altered, words: comingAtShop.altered },
}

/** The next steps; none once it has ended. */
export function aheadOf({ kind, state, isFetched }: Standing): Coming[] {
  const { approved, received, ...ends } = isFetched ? returnWords.coming : COMING_AT_SHOP
  const end = ends[RETURN_KIND[kind].endsIn as keyof typeof ends]
  const all: Partial<Record<ReturnState, Coming[]>> = {
    requested: [approved, received, end],
    approved: [received, end],
    pickedUp: [received, end],
    received: [end],
  }
  return all[state] ?? []
}

/** Until when the new size is reserved, or that it was released; null where neither applies. */
export function reservedSentence({ kind, state, isFetched, reservedUntil, releasedAt }: ReturnRequest): string | null {
  if (!RETURN_KIND[kind].givesSize || isClosed(state)) return null
  if (releasedAt) return returnMessages.wasReleased
  const until = isFetched ? returnMessages.reservedUntil : returnMessages.reservedUntilAtShop
  return reservedUntil && until(onDay(reservedUntil))
}

/** The refund's state, with its bank reference; null where none is due. */
export function moneySentences({ kind, state, refund, refundRupees }: ReturnRequest): string[] | null {
  if (!movesMoney(kind, state) || refundRupees === 0) return null
  const amount = inRupees(refundRupees)
  if (!refund) return [returnWords.refundIs(amount)]
  if (refund.state === "by_hand") {
    const byHand = refund.byHand.reduce((rupees, { amountRupees }) => rupees + amountRupees, 0)
    const sent = refundRupees > byHand ? [returnWords.refundDone(inRupees(refundRupees - byHand), null)] : []
    return [...sent, orderMessages.willBeGivenBack(inRupees(byHand))]
  }
  if (refund.isByHand && refund.state !== "done") return [orderMessages.willBeGivenBack(amount)]
  if (refund.state === "waiting") return [returnWords.refundWaiting(amount)]
  if (refund.state === "failed") return [returnWords.refundFailed(amount)]
  return [returnWords.refundDone(amount, refund.at && onDay(refund.at))]
}

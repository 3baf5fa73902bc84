import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { answer } from "@silai/kit/answer"
import { changesOfOrder } from "../../../../../queries/piece-change"
import { changePieces, changedSentence } from "../../../../../workflows/piece-change/change"

export const POST = answer(pieceChangeCalls.swap, async ({ body, visitor, additionalData, container }) => {
  const changed = await changePieces(container, visitor.staff, body, additionalData)
  return {
    message: changedSentence(changed),
    data: await changesOfOrder(container, body.orderId, visitor.staff.role),
  }
})

import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { answer } from "@silai/kit/answer"
import { changesOfOrder } from "../../../../../queries/piece-change"

export const POST = answer(pieceChangeCalls.all, async ({ body: { orderId }, visitor, container }) => ({
  data: await changesOfOrder(container, orderId, visitor.staff.role),
}))

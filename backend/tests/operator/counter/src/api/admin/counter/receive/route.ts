import { ORDER_DESK } from "@silai/contracts/order/service"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { counterCalls } from "../../../../calls"

export const POST = answer(counterCalls.receive, async ({ body, visitor, container }) => {
  const desk = container.resolve(ORDER_DESK)
  const received = await databaseOf(container).transaction((trx) =>
    desk.recordReceived(trx, body.orderId, visitor.staff.name),
  )
  return { received, message: received ? "The money is noted." : "Nothing is due for this order." }
})

import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { counterCalls } from "../../../../calls"

export const POST = answer(counterCalls.receive, async ({ body, visitor, container }) => {
  const orders = container.resolve("silai_order")
  const received = await databaseOf(container).transaction((trx) =>
    orders.recordReceived(trx, body.orderId, visitor.staff.name),
  )
  return { received, message: received ? "The money is noted." : "Nothing is due for this order." }
})

import { adminCall } from "@silai/contracts/call"
import { z } from "zod"

export const counterCalls = {
  receive: adminCall("order.move")("/admin/counter/receive", "Keeps that an order was paid at the counter.", {
    body: z.strictObject({ orderId: z.string().max(80) }),
    reply: z.object({ received: z.boolean() }),
  }),
}

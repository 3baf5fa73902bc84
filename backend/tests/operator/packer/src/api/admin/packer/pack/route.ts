import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows"
import { answer } from "@silai/kit/answer"
import { packerCalls } from "../../../../calls"

export const POST = answer(packerCalls.pack, async ({ body: { orderId }, container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    // The engine counts a line's pieces from its detail.
    fields: ["id", "items.*", "items.detail.*"],
    filters: { id: orderId },
  })
  const lines = data[0]!.items as { id: string; quantity: number }[]
  const items = lines.map(({ id, quantity }) => ({ id, quantity: Number(quantity) }))
  await createOrderFulfillmentWorkflow(container).run({ input: { order_id: orderId, items } })
  return {}
})

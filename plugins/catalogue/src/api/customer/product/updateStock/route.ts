import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { inventorySays } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { changeStock } from "../../../../stock/change"

export const POST = answer(inventoryCalls.updateStock, async ({ body, visitor, container }) => {
  const data = await changeStock(container, visitor.staff, body)
  return { message: inventorySays.saved(data.filter(({ from, to }) => from !== to).length), data }
})

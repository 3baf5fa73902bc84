import { Modules } from "@medusajs/framework/utils"
import { createReservationsWorkflow, deleteReservationsWorkflow } from "@medusajs/medusa/core-flows"
import { answer } from "@silai/kit/answer"
import { packerCalls } from "../../../../calls"
import { addPieceWorkflow } from "../../../../workflows/add-piece"

export const POST = answer(packerCalls.shelf, async ({ body: { inventoryItemId, act }, container }) => {
  const [level] = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: inventoryItemId }, { select: ["location_id"] })
  const place = { inventory_item_id: inventoryItemId, location_id: level!.location_id }
  if (act === "add") await addPieceWorkflow(container).run({ input: [{ ...place, adjustment: 1 }] })
  else {
    const { result } = await createReservationsWorkflow(container).run({
      input: { reservations: [{ ...place, quantity: 1, description: "For the window" }] },
    })
    await deleteReservationsWorkflow(container).run({ input: { ids: result.map(({ id }) => id) } })
  }
  return {}
})

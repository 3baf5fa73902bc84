import { adminCall } from "@silai/contracts/call"
import { z } from "zod"

const id = z.string().max(80)
const reply = z.object({})

export const packerCalls = {
  pack: adminCall("order.move")("/admin/packer/pack", "Packs an order as the engine's own workflow does.", {
    body: z.strictObject({ orderId: id }),
    reply,
  }),
  shelf: adminCall("stock.write")(
    "/admin/packer/shelf",
    "Puts a piece on the shelf by the engine's own step, and reserves one and lets it go by its workflows.",
    { body: z.strictObject({ inventoryItemId: id, act: z.enum(["add", "reserve"]) }), reply },
  ),
}

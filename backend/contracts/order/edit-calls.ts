import { z } from "zod"
import { adminCall } from "../call"
import { addressSchema } from "../checkout/calls"
import { ORDER_NOTE } from "./limits"
import { orderSays } from "./messages"

const read = adminCall("order.read")
const note = adminCall("order.move")
const write = adminCall("order.write")

const id = z.string().trim().min(1).max(80)
const kept = z.object({
  _id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  mayRemove: z.boolean().describe("whether the caller may take it away: its author, the owner and managers"),
})
export type OrderNote = z.output<typeof kept>
const notes = z.object({ data: z.array(kept).describe("newest first") })

/** What the shop changes in an order, beside its status. */
export const orderEditCalls = {
  notes: read("/admin/order/notes", "What the shop's people wrote about an order; its buyer never sees it.", {
    body: z.strictObject({ orderId: id }),
    reply: notes,
  }),
  addNote: note("/admin/order/note-add", "Writes a note about an order, for the shop's people only.", {
    body: z.strictObject({
      orderId: id,
      text: z.string().trim().min(1, orderSays.noteEmpty).max(ORDER_NOTE.maxLength, orderSays.noteTooLong),
    }),
    reply: notes,
  }),
  removeNote: note("/admin/order/note-remove", "Removes a note: one's own; the owner and managers remove any.", {
    body: z.strictObject({ noteId: id }),
    reply: notes,
  }),
  address: write(
    "/admin/order/address",
    "Changes where an order is delivered, until it is shipped; what stood there before is kept in a note. Another state is refused: its tax would be another.",
    {
      body: z.strictObject({
        orderId: id,
        before: addressSchema.describe("as the caller saw it; when it was changed meanwhile, nothing happens"),
        address: addressSchema,
      }),
      reply: z.object({ data: addressSchema }),
    },
  ),
}

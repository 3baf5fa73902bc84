import { z } from "zod"
import { adminCall } from "../call"
import { addressSchema } from "../checkout/calls"
import { ORDER_NOTE, REASON, TAKE_OUT } from "./limits"
import { orderSays } from "./messages"
import { listOf } from "../list"

const read = adminCall("order.read")
const note = adminCall("order.move")
const write = adminCall("order.write")
const own = adminCall("order.archive")

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

const pieces = z.object({ itemId: z.string(), quantity: z.number().int() })
const takenOut = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  rupees: z.number().describe("what was paid for the pieces"),
  pieces: z.array(pieces),
  money: z
    .enum(["none", "waiting", "done", "failed"])
    .describe("whether it is back with the buyer; none: nothing was paid for the pieces"),
})
export type TakenOut = z.output<typeof takenOut>
const allTakenOut = z.object({ data: z.array(takenOut).describe("oldest first") })

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
  archive: own(
    "/customer/order/delete",
    "Puts a closed order away: out of the shop's lists, and back again with `archived: false`. Nothing is erased: the tax law asks for it.",
    {
      body: z.strictObject({ orderId: id, archived: z.boolean().default(true) }),
      reply: z.object({ data: z.object({ _id: z.string(), archived: z.boolean() }) }),
    },
  ),
  takenOut: read("/admin/order/taken-out", "What was taken out of an order, why, and whether its money is back.", {
    body: z.strictObject({ orderId: id }),
    reply: allTakenOut,
  }),
  takeOut: write(
    "/admin/order/take-out",
    "Takes pieces out of an order that is not packed yet: they are on the shelf again, and what was paid for them goes back.",
    {
      body: z.strictObject({
        orderId: id,
        lines: listOf(
          z.strictObject({
            itemId: z.string().trim().min(1).max(20).describe("the line's `_id`"),
            quantity: z.number().int().min(1).max(TAKE_OUT.maxPieces),
            left: z.number().int().min(0).max(TAKE_OUT.maxPieces).describe("how many it has, as the caller saw it"),
          }),
          TAKE_OUT.maxLines,
          { least: 1 },
        ),
        reason: z.string().trim().min(1, orderSays.takeOutWhyWanted).max(REASON.most),
      }),
      reply: allTakenOut,
    },
  ),
  refundAgain: write(
    "/admin/order/refund-again",
    "Asks the bank once more for the money of pieces that were taken out, when it has declined.",
    { body: z.strictObject({ orderId: id, takenOutId: id }), reply: allTakenOut },
  ),
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

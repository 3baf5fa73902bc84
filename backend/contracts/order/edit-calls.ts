import { z } from "zod"
import { EMAIL } from "../account/limits"
import { CHEAPER_PROGRESS } from "../checkout/limits"
import { optionalEmailShape, phoneShape } from "../account/shapes"
import { adminCall } from "../call"
import { addressSchema } from "../checkout/calls"
import { measurementSchema } from "../measurement/calls"
import { ORDER_NOTE, REASON, TAKE_OUT, WISH } from "./limits"
import { orderMessages } from "./messages"
import { listOf } from "../list"
import { proseShape } from "../text"

const read = adminCall("order.read")
const note = adminCall("order.move")
const write = adminCall("order.write")
const own = adminCall("order.archive")

const id = z.string().trim().min(1).max(80)
const saved = z.object({
  _id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  mayRemove: z.boolean().describe("whether the caller may delete it: its author, the owner and managers"),
})
export type OrderNote = z.output<typeof saved>
const notes = z.object({ data: z.array(saved).describe("newest first") })

const pieces = z.object({ itemId: z.string(), quantity: z.number().int() })
const takenOut = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  rupees: z.number().describe("the refund: what was paid for the pieces, as far as it was left of the payment"),
  pieces: z.array(pieces),
  money: z
    .enum(CHEAPER_PROGRESS)
    .describe("whether it is back with the buyer; none: the pieces were not paid, or nothing of the payment was left"),
})
export type TakenOut = z.output<typeof takenOut>
const contact = z.strictObject({
  email: optionalEmailShape.describe("empty only where the order has none"),
  phone: phoneShape,
})
export type OrderContact = z.output<typeof contact>

const allTakenOut = z.object({
  data: z.array(takenOut).describe("oldest first"),
  leftRupees: z.number().describe("how much of the order's payment, or of what is still to be paid, can be refunded"),
})
export type TakenOutReply = z.output<typeof allTakenOut>

/** The calls by which staff change an order, apart from its status. */
export const orderEditCalls = {
  notes: read("/admin/order/notes", "Staff notes about an order; its buyer never sees them.", {
    body: z.strictObject({ orderId: id }),
    reply: notes,
  }),
  addNote: note("/admin/order/note-add", "Adds a note about an order, for staff only.", {
    body: z.strictObject({
      orderId: id,
      text: proseShape(ORDER_NOTE.maxLength, orderMessages.noteTooLong).min(1, orderMessages.noteEmpty),
    }),
    reply: notes,
  }),
  removeNote: note("/admin/order/note-remove", "Removes a note: one's own; the owner and managers remove any.", {
    body: z.strictObject({ noteId: id }),
    reply: notes,
  }),
  archive: own(
    "/customer/order/delete",
    "Archives a closed order: out of the shop's lists, and back again with `archived: false`. Nothing is erased: the tax law requires it.",
    {
      body: z.strictObject({ orderId: id, archived: z.boolean().default(true) }),
      reply: z.object({ data: z.object({ _id: z.string(), archived: z.boolean() }) }),
    },
  ),
  takenOut: read("/admin/order/taken-out", "Pieces taken out of an order, why, and whether their money is back.", {
    body: z.strictObject({ orderId: id }),
    reply: allTakenOut,
  }),
  takeOut: write(
    "/admin/order/take-out",
    "Removes pieces from an order that is not packed yet: they are in stock again, and their price is refunded, as far as it is left of the payment.",
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
        reason: proseShape(REASON.most).min(1, orderMessages.takeOutWhyWanted),
      }),
      reply: allTakenOut,
    },
  ),
  correct: write(
    "/admin/order/correct",
    "Gives a piece of an order that is not packed another size, or other measurements, for the price that was paid. A note, also on the job card, keeps what it was before; its buyer is notified.",
    {
      body: z.strictObject({
        orderId: id,
        itemId: z.string().trim().min(1).max(20).describe("the line's `_id`"),
        was: z
          .strictObject({ size: z.string().trim().min(1).max(60), measurement: measurementSchema.nullable() })
          .describe("as the caller saw it; refused when it has changed since"),
        to: z.union([
          z.strictObject({ size: z.string().trim().min(1).max(60) }),
          z.strictObject({ measurement: measurementSchema }),
        ]),
        reason: proseShape(REASON.most).default(""),
      }),
      reply: z.object({
        data: z.object({ itemId: z.string(), size: z.string(), measurement: measurementSchema.nullable() }),
      }),
    },
  ),
  wish: write(
    "/admin/order/wish",
    "Saves the buyer's wish for an order that is not packed; it is printed on its job cards. Empty removes it.",
    {
      body: z.strictObject({ orderId: id, wish: proseShape(WISH.most), before: z.string().max(WISH.most) }),
      reply: z.object({ data: z.object({ wish: z.string() }) }),
    },
  ),
  sewnBy: write("/admin/order/sewn-by", "Assigns an order in the workshop to a tailor; null: unassigned.", {
    body: z.strictObject({ orderId: id, tailorId: id.nullable() }),
    reply: z.object({ data: z.object({ tailor: z.object({ _id: z.string(), name: z.string() }).nullable() }) }),
  }),
  refundAgain: write(
    "/admin/order/refund-again",
    "Retries the refund of pieces that were taken out, when the bank has declined it.",
    { body: z.strictObject({ orderId: id, takenOutId: id }), reply: allTakenOut },
  ),
  address: write(
    "/admin/order/address",
    "Changes an order's delivery address, until it is shipped; a note keeps the previous one. Another state is refused: its tax would be another.",
    {
      body: z.strictObject({
        orderId: id,
        before: addressSchema.describe("as the caller saw it; refused when it has changed since"),
        address: addressSchema,
      }),
      reply: z.object({ data: addressSchema }),
    },
  ),
  contact: write(
    "/admin/order/contact",
    "Corrects the e-mail and phone of an order, whatever its status; a note keeps the previous ones. Messages that were not sent yet go to the new contact; with another e-mail, links of earlier mails end, and both addresses are notified.",
    {
      body: z.strictObject({
        orderId: id,
        before: z
          .strictObject({ email: z.string().max(EMAIL.maxWritten), phone: phoneShape })
          .describe("as the caller saw it; refused when it has changed since"),
        contact,
      }),
      reply: z.object({ data: contact }),
    },
  ),
}

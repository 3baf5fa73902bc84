import { z } from "zod"
import { callFor, adminCall } from "../call"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import { BAG, CUSTOM_SIZE, ORDER_TYPES } from "./limits"
import { moment } from "../moment"
import { counted, paged } from "../paging"
import { goodsFields } from "./goods-fields"

export { wishCalls } from "./wish-calls"

const customer = callFor("customer")

const id = z.string().trim().min(1).max(80)
const size = z
  .union([z.string().trim().min(1).max(20), measurementSchema])
  .describe(`A size label, or the measurements of a "${CUSTOM_SIZE}" line`)
const units = z.number().int().min(1).max(BAG.maxUnitsAsked)
const seenPrice = z.number().min(0).max(BAG.maxSeenRupees)
/** Part of the payload; the owner always comes from the session. */
const customerId = id.optional()

/**
 * A bag line as requirements §3 sends it; of its many fields the server uses only those that name the goods. The key
 * makes a retry harmless.
 */
const guestLine = z.object({
  bagItemId: id.describe("The line's own key; a line that was taken already is not taken again"),
  variantId: id,
  size,
  quantity: units,
  seenPrice: seenPrice
    .optional()
    .catch(undefined)
    .describe(
      "Rupees per unit that the shopper last saw; a changed price is shown before paying; never used as the price",
    ),
  /** A browser with a wrong clock still keeps its bag. */
  addedAt: moment.optional().catch(undefined),
})
export type GuestLine = z.output<typeof guestLine>

/** One line now: names, price and stock are the catalogue's current ones. Money in rupees. */
const bagItem = z.object({
  _id: z.string(),
  customerId: z.string(),
  variantId: z.string(),
  variantName: z.string(),
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  productId: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  image: z.string(),
  price: z.number(),
  /** Rupees per unit that the shopper last saw; null when unknown. */
  seenPrice: z.number().nullable(),
  basePrice: z.number(),
  totalPrice: z.number(),
  quantity: z.number().int(),
  size: z.union([z.string(), measurementSchema]),
  orderType: z.enum(ORDER_TYPES),
  addedAt: z.string(),
  /** Stock of this size; null when it is cut to order. */
  stock: z.number().int().nullable(),
  backorder: z.boolean(),
  /** No longer sold: the shopper should remove it. */
  gone: z.boolean(),
  /** Whether the line is available as it is, as far as its own size goes. */
  available: z.boolean(),
})
export type BagItemNow = z.output<typeof bagItem>

const bag = z.object({ data: z.object({ bagItems: z.array(bagItem) }) })
const later = z.object({ data: z.object({ laterItems: z.array(bagItem) }) })
const bagAndLater = z.object({ data: z.object({ bagItems: z.array(bagItem), laterItems: z.array(bagItem) }) })

export const bagCalls = {
  add: customer(
    "/customer/bag/add",
    "Puts goods into the signed-in customer's bag; the same goods raise the quantity of their line. A whole bag item may be sent; only the fields that name the goods are read.",
    {
      body: z.strictObject({
        ...goodsFields,
        variantId: id,
        size,
        quantity: units.default(1),
        bagItemId: id.optional().describe("A key chosen by the caller; repeated with it, nothing is added twice"),
      }),
      reply: bag,
    },
  ),
  update: customer(
    "/customer/bag/update",
    "Brings a guest's lines along (`items`; each only once, capped at the line's limit), or changes the quantity of one line (`_id`, `quantity`).",
    {
      body: z.strictObject({
        customerId,
        variantId: id.optional(),
        items: listOf(guestLine, BAG.maxLines).optional(),
        _id: id.optional(),
        quantity: units.optional(),
      }),
      reply: bag,
    },
  ),
  single: customer("/customer/bag/single", "The signed-in customer's bag at current prices and stock, newest first.", {
    body: z.strictObject({ customerId }),
    reply: bag,
  }),
  remove: customer("/customer/bag/remove", "Takes one line out of the signed-in customer's bag.", {
    body: z.strictObject({ customerId, _id: id }),
    reply: bag,
  }),
  replaceAll: customer(
    "/customer/bag/replaceAll",
    "Makes these lines the signed-in customer's bag: all of them, or nothing changes.",
    {
      body: z.strictObject({ customerId, items: listOf(guestLine.partial({ bagItemId: true }), BAG.maxLines) }),
      reply: bag,
    },
  ),
  removeAll: customer("/customer/bag/removeAll", "Empties the signed-in customer's bag.", {
    body: z.strictObject({ customerId }),
    reply: bag,
  }),
  seen: customer(
    "/customer/bag/seen",
    "Marks the prices shown to the signed-in customer as seen, so that they are not shown again.",
    {
      body: z.strictObject({
        customerId,
        lines: listOf(
          z.strictObject({ _id: id, price: seenPrice.describe("Rupees per unit, as it was shown") }),
          BAG.maxLines,
          { least: 1 },
        ),
      }),
      reply: bag,
    },
  ),
  later: customer(
    "/customer/bag/later",
    "The signed-in customer's saved pieces, at current prices and stock, newest first. Not part of the bag, its count or a checkout.",
    { body: z.strictObject({ customerId }), reply: later },
  ),
  saveForLater: customer(
    "/customer/bag/later/save",
    "Moves a line (`_id`) out of the bag into what is saved for later, or brings what a guest saved along (`items`; each only once, capped at the line's limit).",
    {
      body: z.strictObject({
        customerId,
        _id: id.optional(),
        items: listOf(guestLine, BAG.maxLater).optional(),
      }),
      reply: bagAndLater,
    },
  ),
  moveToBag: customer(
    "/customer/bag/later/moveToBag",
    "Moves a saved line back into the bag, by the bag's limits; refused, it stays saved.",
    { body: z.strictObject({ customerId, _id: id }), reply: bagAndLater },
  ),
  removeLater: customer("/customer/bag/later/remove", "Removes a line that was saved for later.", {
    body: z.strictObject({ customerId, _id: id }),
    reply: later,
  }),
  all: adminCall("customer.read")(
    "/customer/bag/all",
    "The contents of customers' bags, newest first; of one customer, or of all.",
    {
      body: z.strictObject({
        customerId,
        ...paged(BAG),
      }),
      reply: z.object({ data: z.array(bagItem.extend({ customerName: z.string() })), ...counted }),
    },
  ),
}

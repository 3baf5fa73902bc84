import { z } from "zod"
import { adminCall, callFor } from "../call"
import { addressSchema } from "../checkout/calls"
import { listOf } from "../list"
import { day } from "../moment"
import { REFUND_PROGRESS } from "../checkout/limits"
import { MY_ORDERS } from "../order/limits"
import { parcelShape } from "../order/parcel"
import { counted, paged } from "../paging"
import {
  MY_RETURNS,
  RETURN_KINDS,
  RETURN_LIST,
  RETURN_REASONS,
  RETURN_REQUEST,
  RETURN_SORTS,
  RETURN_WAY_NAMES,
} from "./limits"
import { RETURN_STATE_KEYS } from "./states"
import { UID } from "../uid/limits"
import { lineShape, proseShape } from "../text"

const customer = callFor("customer")
const everyone = callFor("everyone")
const guest = callFor("guest")
const read = adminCall("return.read")
const write = adminCall("return.write")

const id = z.string().trim().min(1).max(80)
const key = z.string().trim().max(120).optional().describe("of the link in the order's mail")
const kind = z.enum(RETURN_KINDS)
const state = z.enum(RETURN_STATE_KEYS)
const words = proseShape(RETURN_REQUEST.maxNote)

const piece = z.object({
  itemId: z.string().describe("the `_id` of the order's line"),
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  size: z.string(),
  thumbnail: z.string().nullable(),
})

/** One line of an order, and the requests possible for it now. */
const option = piece.extend({
  itemId: z
    .string()
    .describe("the `_id` of the order's line, with the number of the exchange that its pieces came with"),
  cameWith: z.string().nullable().describe("the number of that exchange"),
  until: z
    .string()
    .nullable()
    .describe(
      "the last moment for a request for these pieces; null before they were delivered. For exchanged and altered ones it counts from the day by which they must have arrived",
    ),
  quantity: z.number().int().describe("ordered"),
  open: z.number().int().describe("of these, how many are in no request yet"),
  kinds: z.array(kind).describe("the possible requests; if empty, `why` says why"),
  why: z.string(),
  refundRupees: z.array(z.number()).describe("the amount paid for 1, 2 … pieces, before the fee"),
  sizes: z
    .array(z.object({ size: z.string(), free: z.number().int() }))
    .describe(
      "sizes to exchange for, with current stock: reserved once the exchange is approved; without its own size",
    ),
})
export type ReturnOption = z.output<typeof option>

const options = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  deliveredAt: z.string().nullable(),
  until: z.string().nullable().describe("the last moment for a request for any piece; null while none is possible"),
  feeRupees: z.number().describe("of the next return of this order; 0 while an earlier one covers it"),
  freeReasons: z.array(z.enum(RETURN_REASONS)).describe("a return with no other reason than these has no fee"),
  feeTaken: z
    .object({ returnNumber: z.string(), until: z.string() })
    .nullable()
    .describe("the request whose fee covers others made until then"),
  leftRupees: z
    .number()
    .describe(
      "the most that the next return can refund, before the fee: not refunded, nor promised to another request",
    ),
  address: addressSchema.nullable().describe("where it was delivered, to pick up from"),
  lines: z.array(option),
})
export type ReturnOptions = z.output<typeof options>

const line = piece.extend({
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  note: z.string(),
  toSize: z.string().nullable().describe("of an exchange"),
  orderType: z.enum(["readymade", "custom"]),
  damaged: z.number().int().describe("of these, how many came back damaged"),
})
export type ReturnLine = z.output<typeof line>

const row = z.object({
  _id: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind,
  state,
  askedAt: z.string(),
  customerName: z.string(),
  phone: z.string(),
  items: z.number().int(),
  lines: z.array(line),
  isFetched: z
    .boolean()
    .describe("by a courier, who brings others; else the buyer brings and collects them at the shop"),
  refundRupees: z
    .number()
    .describe("the refund, after the fee; 0 for exchanges and alterations, and once there will be none"),
  isRefundDue: z.boolean().describe("its state is `refunded`, and its buyer does not have all of the money yet"),
})
export type ReturnRow = z.output<typeof row>

const way = z.enum(RETURN_WAY_NAMES)
const parcelOnWay = parcelShape.extend({ way, at: z.string() })
export type ReturnParcel = z.output<typeof parcelOnWay>

const single = row.extend({
  goodsRupees: z.number(),
  shortRupees: z
    .number()
    .describe("the part of `goodsRupees` that was refunded in another way, or is promised to another request"),
  feeRupees: z.number(),
  feeMovesTo: z
    .object({ returnNumber: z.string(), feeRupees: z.number(), refundRupees: z.number() })
    .nullable()
    .describe("the open request that pays the fee when this one ends without a refund, with its sums then"),
  address: addressSchema.nullable(),
  reservedUntil: z
    .string()
    .nullable()
    .describe("for an exchange: until when its new size is reserved; null if none is, or without an end"),
  releasedAt: z.string().nullable().describe("when the new size was released, because its time was over"),
  parcels: z.array(parcelOnWay).describe("how its pieces travel, as far as it is noted"),
  photos: z.array(z.string()).describe("ids for `return/photo`"),
  timeline: z.array(z.object({ state, label: z.string(), at: z.string(), by: z.string(), note: z.string() })),
  refund: z
    .object({
      state: z.enum(REFUND_PROGRESS),
      at: z.string().nullable(),
      reference: z.string().nullable(),
      isByHand: z.boolean().describe("paid in cash or by bank transfer: a person gives it back"),
      byHand: z
        .array(z.object({ paymentId: z.string(), amountRupees: z.number() }))
        .describe("the payments of which a person still gives a part back"),
    })
    .nullable()
    .describe("the refund, once requested; `reference` is the buyer's bank's reference"),
  nextStates: z.array(state).describe("states that the caller may set"),
})
export type ReturnRequest = z.output<typeof single>

const asked = z.strictObject({
  itemId: z.string().trim().min(1).max(20),
  quantity: z.number().int().min(1).max(100),
  reason: z.enum(RETURN_REASONS),
  note: words.default(""),
  toSize: z.string().trim().max(20).optional(),
})

/** The requested pieces. */
const wish = {
  orderId: id,
  kind,
  lines: listOf(asked, RETURN_REQUEST.maxLines, { least: 1 }),
  refundRupees: z.number().min(0).max(100_000_000),
}

const filters = {
  search: lineShape(RETURN_LIST.maxSearch).optional(),
  state: listOf(state, RETURN_STATE_KEYS.length).optional(),
  kind: listOf(kind, RETURN_KINDS.length).optional(),
  from: day.optional().describe("the first day of the request, in India"),
  to: day.optional().describe("the last day of the request, in India"),
  sort: z.enum(RETURN_SORTS).default("newest"),
}
const list = {
  body: z.strictObject({ ...paged(RETURN_LIST), ...filters }),
  reply: z.object({ data: z.array(row), ...counted, counts: z.record(z.string(), z.number()) }),
}

export const returnCalls = {
  options: everyone(
    "/customer/return/options",
    "The possible requests for each line of a delivered order, until when, and the refund; for its buyer.",
    { body: z.strictObject({ orderId: id, key }), reply: z.object({ data: options }) },
  ),
  optionsOfMany: customer(
    "/customer/return/optionsOfMany",
    "The same for several of the signed-in customer's orders at once; other orders are left out.",
    {
      body: z.strictObject({ orderIds: listOf(id, MY_ORDERS.pageSize, { least: 1 }) }),
      reply: z.object({ data: z.array(options) }),
    },
  ),
  addPhoto: guest("/customer/return/addPhoto", "Takes one photo for a later request, in the field `photo`.", {
    multipart: { field: "photo", maxFiles: 1, maxFileBytes: RETURN_REQUEST.maxPhotoBytes },
    body: z.strictObject({}),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
  add: everyone(
    "/customer/return-exchange/add",
    "Requests a return, an exchange of size or an alteration; `refundRupees` is the sum that the buyer was shown, and any other is refused.",
    {
      body: z.strictObject({
        ...wish,
        key,
        photos: listOf(id, RETURN_REQUEST.maxPhotos).default([]),
        address: addressSchema.optional(),
      }),
      reply: z.object({ data: single }),
    },
  ),
  mine: customer("/customer/return/myReturnOrders", "The signed-in customer's requests, newest first.", {
    body: z.strictObject({
      userId: id.optional(),
      customerId: id.optional(),
      orderId: id.optional(),
      ...paged(MY_RETURNS),
    }),
    reply: z.object({ data: z.array(row), ...counted }),
  }),
  single: everyone("/customer/return/single", "One request, for its buyer.", {
    body: z.strictObject({ returnId: id, key }),
    reply: z.object({ data: single }),
  }),
  ofOrder: everyone("/customer/return/ofOrder", "The requests of one order, newest first, for its buyer.", {
    body: z.strictObject({ orderId: id, key }),
    reply: z.object({ data: z.array(row) }),
  }),
  withdraw: everyone("/customer/return/withdraw", "Withdraws a request, for its buyer, until it is picked up.", {
    body: z.strictObject({ returnId: id, key }),
    reply: z.object({ data: single }),
  }),
  photo: everyone("/customer/return/photo", "One photo of a request as a picture, for its buyer and the shop.", {
    body: z.strictObject({ returnId: id, photoId: id, key }),
    reply: z.object({}),
  }),
  all: read("/customer/return/all", "The shop's requests, with counts by state.", list),
  allForShop: read("/admin/returns/all", "The shop's requests, with counts by state.", list),
  show: read("/admin/returns/single", "One request, whole.", {
    body: z.strictObject({ returnId: id }),
    reply: z.object({ data: single }),
  }),
  optionsForShop: write(
    "/admin/returns/options",
    "The possible requests for each line of a delivered order, for staff with its buyer on the phone.",
    { body: z.strictObject({ orderId: id }), reply: z.object({ data: options }) },
  ),
  open: write(
    "/admin/returns/open",
    "Requests a return, an exchange of size or an alteration for a buyer on the phone, by the buyer's own rules; the pieces are picked up at the delivery address, unless another is given.",
    {
      body: z.strictObject({ ...wish, address: addressSchema.optional() }),
      reply: z.object({ data: single }),
    },
  ),
  parcel: write(
    "/admin/returns/parcel",
    "Saves how the pieces of a request travel: the pick-up at its buyer, or the replacement or return parcel; its buyer sees it.",
    {
      body: z.strictObject({ returnId: id, way, parcel: parcelShape }),
      reply: z.object({ data: single }),
    },
  ),
  update: write(
    "/admin/returns/update",
    "Moves a request to its next state; receiving names damaged pieces, refunding the amount.",
    {
      body: z.strictObject({
        returnId: id,
        state,
        note: words.default("").describe("why; wanted for `rejected` and `sentBack`, and for a smaller refund"),
        damaged: listOf(
          z.strictObject({ itemId: z.string().max(20), quantity: z.number().int().min(0).max(100) }),
          RETURN_REQUEST.maxLines,
        ).default([]),
        uids: listOf(z.string().max(UID.maxTyped), RETURN_REQUEST.maxPieces)
          .default([])
          .describe(
            "for `received`: the labels of the returned pieces, as scanned; if one is missing, `note` says why",
          ),
        refundRupees: z
          .number()
          .min(0)
          .max(100_000_000)
          .optional()
          .describe("absent: what is promised; less wants a `note`"),
      }),
      reply: z.object({ data: single }),
    },
  ),
  remove: write("/admin/return/delete", "Removes a closed request from the lists; its history is kept.", {
    body: z.strictObject({ returnId: id }),
    reply: z.object({}),
  }),
}

import { z } from "zod"
import { phoneShape } from "../account/shapes"
import { addressSchema } from "../checkout/calls"
import { DELIVERY_METHODS } from "../checkout/limits"
import { callFor, adminCall } from "../call"
import { ORDER_TYPES } from "../bag/limits"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import { MOVE_MANY, MY_ORDERS, ORDER_KINDS, ORDER_LIST, ORDER_MONEY, ORDER_SORTS, PARCEL, REASON } from "./limits"
import { day } from "../moment"
import { STATES, type StateName } from "../place/states"
import { counted, fileSummary, paged } from "../paging"
import { MY_ORDER_VIEWS, STATUS_CODES } from "./status"
import { orderTax } from "./tax-shape"

const customer = callFor("customer")
const everyone = callFor("everyone")
const guest = callFor("guest")
const read = adminCall("order.read")
const move = adminCall("order.move")
const contact = adminCall("customer.contact")

const id = z.string().trim().min(1).max(80)
const status = z
  .number()
  .int()
  .min(0)
  .max(Math.max(...STATUS_CODES))

const line = z.object({
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  thumbnail: z.string().nullable(),
  orderType: z.enum(ORDER_TYPES),
})

const row = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  status,
  customerName: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  items: z.number(),
  lines: z.array(line),
  totalRupees: z.number().describe("of the pieces that are left in it"),
  paymentStatus: z
    .enum(["captured", "due", "unpaid", "refunded", "partially_refunded", "failed"])
    .describe("due: paid later, and not there yet; unpaid: paid later, and called off before it was there"),
  delivery: z.enum(DELIVERY_METHODS),
  hasCustom: z.boolean(),
  archived: z.boolean().describe("closed, and out of the shop's lists"),
})
export type OrderRow = z.output<typeof row>

/** Pieces that the shop has taken out of a line. */
const out = z.object({ quantity: z.number().int(), at: z.string(), reason: z.string() })

const item = line.extend({
  _id: z.string(),
  slug: z.string(),
  color: z.string(),
  colorCode: z.string(),
  unitRupees: z.number(),
  totalRupees: z.number(),
  sku: z.string(),
  measurement: measurementSchema.nullable(),
  takenOut: z.array(out).describe("what was taken out of it; `quantity` and the sums are those of what is left"),
})
export type OrderItem = z.output<typeof item>

const words = (most: number) => z.string().trim().max(most)
const parcel = z.strictObject({
  courier: words(PARCEL.courier).default(""),
  trackingNumber: words(PARCEL.number).default(""),
  trackingUrl: z.union([z.literal(""), words(PARCEL.url).regex(PARCEL.link)]).default(""),
})
export type Parcel = z.output<typeof parcel>

const order = row.extend({
  email: z.string(),
  address: addressSchema.nullable(),
  billing: addressSchema.nullable(),
  itemsList: z.array(item),
  money: z.object({
    itemsRupees: z.number(),
    discountRupees: z.number(),
    deliveryRupees: z.number(),
    totalRupees: z.number(),
    refundedRupees: z.number(),
    takenOutRupees: z.number().describe("of pieces that were taken out; no other sum has it"),
    keptRupees: z.number().describe("what was paid and has not gone back"),
    dueRupees: z.number().describe("what is still to be paid of an order that is paid later"),
  }),
  tax: orderTax.nullable().describe("null for orders from before it was kept, and where the order is shown masked"),
  payment: z
    .object({
      gateway: z.string().describe("whose the two ids are"),
      gatewayOrderId: z.string(),
      gatewayPaymentId: z.string(),
      method: z.string(),
      capturedAt: z.string(),
    })
    .nullable(),
  refunds: z
    .array(z.object({ rupees: z.number(), at: z.string().nullable(), reference: z.string().nullable() }))
    .describe("what went back, oldest first; `reference` is what the buyer's bank finds it by"),
  timeline: z.array(z.object({ code: status, label: z.string(), at: z.string(), by: z.string() })),
  nextStatuses: z.array(status),
  promised: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe("the days between which it was promised when it was placed; null for orders from before that was kept"),
  parcel: parcel.nullable().describe("how the parcel travels, once it is shipped"),
  cancelReason: z.string().describe("why it was cancelled; empty where nobody said"),
  mayCancel: z.boolean().describe("whether the caller, its buyer, may still cancel it"),
  /** True when the caller proved less than ownership: names, phone and address are masked. */
  masked: z.boolean(),
})
export type Order = z.output<typeof order>

/** The owner is the session's; the payload names one all the same. */
const myPage = z.strictObject({
  userId: id.optional(),
  customerId: id.optional(),
  ...paged(MY_ORDERS),
})
const myRows = z.object({ data: z.array(row), ...counted })

/** What the back office's list is narrowed by, and its order. */
const filters = {
  search: z.string().trim().max(ORDER_LIST.maxSearch).optional(),
  status: listOf(status, STATUS_CODES.length).optional(),
  kind: z.enum(ORDER_KINDS).optional().describe("custom: with something that is made"),
  money: z
    .enum(ORDER_MONEY)
    .optional()
    .describe("refunded: in part or whole; refunded_out: wholly, and it still goes out"),
  states: listOf(z.enum(STATES.map(({ name }) => name) as [StateName, ...StateName[]]), STATES.length).optional(),
  from: day.optional().describe("placed on this day in India, or later"),
  to: day.optional(),
  archived: z.boolean().default(false).describe("those that were put away, and no others"),
  sort: z.enum(ORDER_SORTS).default("newest"),
}

export { orderEditCalls } from "./edit-calls"
export { workshopCalls } from "./workshop-calls"
const movedOne = z.object({
  order: z.string().describe("as it was asked for"),
  _id: z.string().nullable(),
  orderNumber: z.string(),
  customerName: z.string(),
  status: status.nullable().describe("now; null where there is no such order"),
  moved: z.boolean().describe("or, when it is only checked: whether it would be"),
  message: z.string().describe("why not"),
})
export type MovedOne = z.output<typeof movedOne>

export const orderCalls = {
  all: read("/customer/order/all", "The shop's orders, newest first unless asked otherwise, with counts by status.", {
    body: z.strictObject({ ...paged(ORDER_LIST), ...filters }),
    reply: z.object({ data: z.array(row), ...counted, counts: z.record(z.string(), z.number()) }),
  }),
  search: read("/customer/order/search", "Orders by number, name, phone or e-mail, newest first.", {
    body: z.strictObject({ search: z.string().trim().min(1).max(ORDER_LIST.maxSearch), ...paged(ORDER_LIST) }),
    reply: myRows,
  }),
  searchByPhone: contact("/customer/order/searchByPhone", "The orders of one phone, newest first.", {
    body: z.strictObject({ phone: phoneShape, ...paged(ORDER_LIST) }),
    reply: myRows,
  }),
  export: read("/admin/order/export", fileSummary("The filtered list of orders"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  mine: customer(
    "/customer/order/myOrders",
    "The signed-in customer's orders, newest first; one view of them, or all without the cancelled ones.",
    {
      body: myPage.extend({ show: z.enum(MY_ORDER_VIEWS).optional() }),
      reply: myRows,
    },
  ),
  myCancelled: customer(
    "/customer/order/myCancelledOrders",
    "The signed-in customer's cancelled orders, newest first.",
    {
      body: myPage,
      reply: myRows,
    },
  ),
  single: everyone(
    "/customer/order/single",
    "One order: whole for its owner and the shop; masked for order number with phone.",
    {
      body: z.strictObject({
        orderId: id,
        phone: phoneShape.optional(),
        key: z.string().trim().max(120).optional(),
      }),
      reply: z.object({ data: order }),
    },
  ),
  prove: guest(
    "/customer/order/prove",
    "Shows an order whole in this browser for some hours, once its phone is proven by an OTP (purpose `order`); the proof is used up.",
    {
      body: z.strictObject({ orderId: id, phone: phoneShape }),
      reply: z.object({ data: z.object({ _id: z.string(), orderNumber: z.string() }) }),
    },
  ),
  sendConfirmationMail: everyone(
    "/customer/order/sendConfirmationMail",
    "Sends the order's mail once more, to the order's own address alone; for its owner, the shop, and whoever has the mail's link.",
    {
      body: z.strictObject({ orderId: id, key: z.string().trim().max(120).optional() }),
      reply: z.object({}),
    },
  ),
  cancel: everyone(
    "/customer/order/cancel",
    "Cancels an order, for its buyer, while that may be done; the money goes back.",
    {
      body: z.strictObject({
        orderId: id,
        key: z.string().trim().max(120).optional(),
        reason: words(REASON.most).default(""),
      }),
      reply: z.object({ data: z.object({ _id: z.string(), status }) }),
    },
  ),
  update: move(
    "/customer/order/update",
    "Moves an order to its next status, in one transaction with the engine's part of it and with the shelf.",
    {
      body: z.strictObject({
        ...{ orderId: id, status, parcel: parcel.optional(), reason: words(REASON.most).default("") },
        evenRefunded: z.boolean().default(false).describe("send it although its whole payment has gone back"),
      }),
      reply: z.object({ data: z.object({ _id: z.string(), status, nextStatuses: z.array(status) }) }),
    },
  ),
  moveMany: move(
    "/admin/order/move",
    `Moves up to ${MOVE_MANY} orders to one status, each as "order/update" would, and answers for each; \`check\` only says what would happen.`,
    {
      body: z.strictObject({
        orders: listOf(z.strictObject({ order: id.describe("id or number"), parcel: parcel.optional() }), MOVE_MANY, {
          least: 1,
        }),
        status,
        reason: words(REASON.most).default(""),
        check: z.boolean().default(false),
      }),
      reply: z.object({ data: z.array(movedOne) }),
    },
  ),
}

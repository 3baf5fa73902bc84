import { z } from "zod"
import { phoneShape } from "../account/shapes"
import { addressSchema } from "../checkout/calls"
import { DELIVERY_METHODS, DISPUTE_KINDS, NOTED_GATEWAYS } from "../checkout/limits"
import { callFor, adminCall } from "../call"
import { ORDER_TYPES } from "../bag/limits"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { MOVE_MANY, MY_ORDERS, ORDER_DUE, ORDER_LIST, REASON } from "./limits"
import { matchingOrders, movedOne, orderFilters as filters, statusCode as status } from "./matching"
import { type Parcel, parcelShape as parcel } from "./parcel"
import { counted, fileSummary, paged } from "../paging"
import { MY_ORDER_VIEWS } from "./status"
import { orderTax } from "./tax-shape"
import { lineShape, proseShape } from "../text"

const customer = callFor("customer")
const everyone = callFor("everyone")
const guest = callFor("guest")
const read = adminCall("order.read")
const move = adminCall("order.move")
const contact = adminCall("customer.contact")

const id = z.string().trim().min(1).max(80)
const even = {
  evenRefunded: z.boolean().default(false).describe("send it although its whole payment is back, or on its way"),
  evenDisputed: z.boolean().default(false).describe("send it although the buyer's bank disputes its payment"),
}

const line = z.object({
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  thumbnail: z.string().nullable(),
  orderType: z.enum(ORDER_TYPES),
})

export const orderRow = z.object({
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
    .describe("due: paid later, not received yet; unpaid: paid later, and cancelled before it was received"),
  delivery: z.enum(DELIVERY_METHODS),
  hasCustom: z.boolean(),
  archived: z.boolean().describe("closed, and out of the shop's lists"),
})
export type OrderRow = z.output<typeof orderRow>

const dueOn = z
  .string()
  .nullable()
  .describe("the day by which it leaves the shop, or by which it was promised to arrive; null for all others")
const dispute = z
  .enum(DISPUTE_KINDS)
  .nullable()
  .describe("whether the buyer's bank disputes a payment of it, or has taken it back")
const shopRow = orderRow.extend({ dueOn, dispute })
/** A row of the shop's own list. */
export type ShopOrderRow = z.output<typeof shopRow>

/** Pieces that the shop has removed from a line. */
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
  exchanged: z
    .array(z.object({ quantity: z.number().int(), size: z.string(), returnNumber: z.string(), at: z.string() }))
    .describe("other sizes that its buyer has got for pieces of it; part of `quantity`"),
  takenOut: z.array(out).describe("pieces taken out of it; `quantity` and the sums are those of the rest"),
})
export type OrderItem = z.output<typeof item>

const order = orderRow.extend({
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
    takenOutRupees: z.number().describe("for pieces that were taken out; not part of any other sum"),
    keptRupees: z.number().describe("paid and not refunded"),
    refundingRupees: z.number().describe("of that, what a refund was requested for already"),
    disputedRupees: z
      .number()
      .describe("of that, what the buyer's bank disputes or has taken back: the shop does not refund it as well"),
    dueRupees: z.number().describe("still to be paid, for an order that is paid later"),
  }),
  cod: z
    .object({
      feeRupees: z.number().describe("a part of delivery"),
      nowRupees: z.number().describe("paid when it was placed; 0: nothing"),
    })
    .optional()
    .describe("paid in cash to the courier; absent for all other orders"),
  tax: orderTax.nullable().describe("null for older orders without it, and when the order is masked"),
  payment: z
    .object({
      gateway: z.string().describe("whose the two ids are"),
      gatewayOrderId: z.string(),
      gatewayPaymentId: z.string(),
      method: z.string(),
      capturedAt: z.string(),
      noted: z
        .array(z.object({ way: z.enum(NOTED_GATEWAYS), rupees: z.number(), at: z.string(), reference: z.string() }))
        .describe("what a person has noted: a transfer, cash, or what the courier collected, oldest first"),
    })
    .nullable(),
  refunds: z
    .array(z.object({ rupees: z.number(), at: z.string().nullable(), reference: z.string().nullable() }))
    .describe("refunds, oldest first; `reference` is the buyer's bank's reference"),
  timeline: z.array(z.object({ code: status, label: z.string(), at: z.string(), by: z.string() })),
  nextStatuses: z.array(status),
  promised: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe("the days promised when it was placed; null for older orders without them"),
  dueOn: dueOn.describe("only for staff: the day by which it leaves the shop, or by which it was promised to arrive"),
  dispute: dispute.describe("only for staff: whether the buyer's bank disputes a payment of it, or has taken it back"),
  parcel: parcel.nullable().describe("how the parcel travels, once it is shipped"),
  cancelReason: z.string().describe("why it was cancelled; may be empty"),
  wish: z.string().describe("its buyer's wish for the workshop; empty when masked"),
  giftNote: z.string().describe("of a present, printed on the slip in its parcel; empty for others, and when masked"),
  tailor: z.object({ _id: z.string(), name: z.string() }).nullable().describe("who sews it; only for staff"),
  sewnBy: z
    .string()
    .nullable()
    .describe(
      "the tailor's first name, while it is sewn, for its buyer; null where the shop does not name its tailors",
    ),
  takenBy: z.string().nullable().describe("the staff member who took it by phone; only for staff"),
  mayCancel: z.boolean().describe("whether the caller, its buyer, may still cancel it"),
  /** True when the caller proved less than ownership: names, phone and address are masked. */
  masked: z.boolean(),
})
export type Order = z.output<typeof order>

const measuredBefore = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  name: z.string(),
  color: z.string(),
  measurement: measurementSchema,
})
export type MeasuredBefore = z.output<typeof measuredBefore>

/** The owner comes from the session, although the payload names one. */
const myPage = z.strictObject({
  userId: id.optional(),
  customerId: id.optional(),
  ...paged(MY_ORDERS),
})
const myRows = z.object({ data: z.array(orderRow), ...counted })

export type { Parcel }
export type { MovedOne } from "./matching"
export { orderEditCalls } from "./edit-calls"
export { manyOrderCalls } from "./many-calls"
export { workshopCalls } from "./workshop-calls"
export const orderCalls = {
  all: read("/customer/order/all", "The shop's orders, newest first unless asked otherwise, with counts by status.", {
    body: z.strictObject({ ...paged(ORDER_LIST), ...filters }),
    reply: z.object({
      data: z.array(shopRow),
      ...counted,
      counts: z.record(z.string(), z.number()),
      due: z.record(z.enum(ORDER_DUE), z.number()).describe("how many are late or leave today, whatever their status"),
    }),
  }),
  search: read("/customer/order/search", "Orders by number, name, phone or e-mail, newest first.", {
    body: z.strictObject({ search: lineShape(ORDER_LIST.maxSearch).min(1), ...paged(ORDER_LIST) }),
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
  measured: customer(
    "/customer/order/measured",
    "The signed-in customer's last pieces that were cut to one body half, newest first, with what they were cut to.",
    {
      body: z.strictObject({
        userId: id.optional(),
        customerId: id.optional(),
        measurementType: z.enum(MEASUREMENT_TYPES),
      }),
      reply: z.object({ data: z.array(measuredBefore) }),
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
    "Sends the order's mail again, only to the order's own address; for its owner, staff, and callers with the mail's link.",
    {
      body: z.strictObject({ orderId: id, key: z.string().trim().max(120).optional() }),
      reply: z.object({}),
    },
  ),
  cancel: everyone(
    "/customer/order/cancel",
    "Cancels an order, for its buyer, while that is allowed, and refunds the money.",
    {
      body: z.strictObject({
        orderId: id,
        key: z.string().trim().max(120).optional(),
        reason: proseShape(REASON.most).default(""),
      }),
      reply: z.object({ data: z.object({ _id: z.string(), status }) }),
    },
  ),
  update: move(
    "/customer/order/update",
    "Moves an order to its next status, in one transaction with the engine's part of it and with the shelf.",
    {
      body: z.strictObject({
        orderId: id,
        status,
        parcel: parcel.optional(),
        reason: proseShape(REASON.most).default(""),
        ...even,
      }),
      reply: z.object({ data: z.object({ _id: z.string(), status, nextStatuses: z.array(status) }) }),
    },
  ),
  moveMany: move(
    "/admin/order/move",
    `Moves up to ${MOVE_MANY} orders to one status, each like "order/update", with a result for each; \`check\` only says what would happen.`,
    {
      body: z.strictObject({
        orders: listOf(
          z.strictObject({ order: id.describe("id or number"), parcel: parcel.optional(), ...even }),
          MOVE_MANY,
          { least: 1 },
        ),
        among: matchingOrders.optional().describe("the orders allowed; any other is refused"),
        status,
        reason: proseShape(REASON.most).default(""),
        check: z.boolean().default(false),
      }),
      reply: z.object({ data: z.array(movedOne) }),
    },
  ),
}

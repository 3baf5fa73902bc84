import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT, type DeliveryMethod } from "@silai/contracts/checkout/limits"
import { crashPoint } from "@silai/kit/crash-point"
import { engineAddress, enginePerson } from "@silai/kit/engine-address"
import { houseIds } from "@silai/kit/house-ids"
import { newId } from "@silai/kit/ids"
import { only, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { type Level, reserve, type ToReserve } from "@silai/kit/stock"
import { gstRateOf } from "@silai/contracts/checkout/gst"
import { engineTaxLines } from "../../rules/tax-facts"
import { shippingOptionsOf } from "../../queries/shipping-options"
import type { Attempt } from "../attempt/attempt"
import { gatewayOf } from "../payment/gateway"
import { inTransaction } from "@silai/kit/engine-transaction"
import type { StoredCoupon } from "@silai/contracts/coupon/service"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import type { TaxFacts } from "@silai/contracts/checkout/tax"
import { present } from "@silai/contracts/present"

type EngineIds = { region_id: string; sales_channel_id: string; location_id: string; shipping_option_id: string | null }

/** Region, sales channel and location of an order, and the shipping option of this delivery method. */
async function readEngineIds(trx: Sql, method: DeliveryMethod): Promise<EngineIds> {
  const ids = await houseIds(trx)
  const option = (await shippingOptionsOf(trx)).find((one) => one.method === method)
  return {
    region_id: ids.regionId,
    sales_channel_id: ids.salesChannelId,
    location_id: ids.locationId,
    shipping_option_id: option?.id ?? null,
  }
}

/**
 * Writes the engine's order and captured payment from the snapshot, in the given transaction. The caller reserves the
 * goods with `reserve` as its last step, because that locks stock levels.
 */
export async function createEngineOrder(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
): Promise<{
  orderId: string
  displayId: number
  paymentId: string
  reserve: (levels: readonly Level[]) => Promise<string[]>
}> {
  const ids = await readEngineIds(trx, attempt.snapshot.deliveryMethod)
  const { collectionId, paymentId, captureId } = await recordPayment(container, trx, attempt)
  crashPoint("after-payment")
  const orders = container.resolve(Modules.ORDER)
  const [made] = await inTransaction(orders, trx, (context) =>
    // The engine's input type lacks what its service writes: the credit lines, the transactions.
    orders.createOrders([orderInput(attempt, ids, captureId)] as never, context),
  )
  const order = present(made, "the order just made")
  crashPoint("after-order")
  await linkPayment(trx, order.id, collectionId)
  const { items } = order as { items: OrderItem[] }
  return {
    orderId: order.id,
    displayId: Number(order.display_id),
    paymentId,
    reserve: (levels) => reserve(trx, levels, reservationsFor(attempt.snapshot.lines, items)),
  }
}

/** Records which order a payment belongs to, as the engine does. */
const linkPayment = (trx: Sql, orderId: string, collectionId: string): Promise<unknown> =>
  trx.raw(`insert into order_payment_collection (id, order_id, payment_collection_id) values (?, ?, ?)`, [
    newId("ordpay"),
    orderId,
    collectionId,
  ])

/**
 * One more payment of an order that is made: in the engine's books, and among its transactions.
 * @returns the engine's payment
 */
export async function recordMorePayment(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  orderId: string,
): Promise<string> {
  const { collectionId, paymentId, captureId } = await recordPayment(container, trx, attempt)
  await linkPayment(trx, orderId, collectionId)
  const orders = container.resolve(Modules.ORDER)
  const captured = { order_id: orderId, ...captureOf(attempt, captureId) }
  await inTransaction(orders, trx, (context) => orders.addOrderTransactions([captured], context))
  return paymentId
}

/** The reference by which the engine checks whether this payment is already booked. */
const captureOf = ({ amount_paise }: Attempt, captureId: string) => ({
  amount: toRupees(Number(amount_paise)),
  currency_code: CHECKOUT.currency.toLowerCase(),
  reference: "capture",
  reference_id: captureId,
})

function orderInput(attempt: Attempt, ids: EngineIds, captureId: string) {
  const { snapshot } = attempt
  return {
    region_id: ids.region_id,
    sales_channel_id: ids.sales_channel_id,
    customer_id: attempt.customer_id,
    currency_code: CHECKOUT.currency.toLowerCase(),
    ...(snapshot.contact.email && { email: snapshot.contact.email }),
    status: "pending",
    metadata: { attempt_id: attempt.id },
    items: snapshot.lines.map((line, at) => itemInput(line, at, snapshot)),
    shipping_address: addressInput(snapshot),
    billing_address: addressInput(snapshot),
    shipping_methods: [
      {
        name: snapshot.deliveryName,
        amount: toRupees(snapshot.totals.deliveryPaise),
        is_tax_inclusive: true,
        shipping_option_id: ids.shipping_option_id ?? undefined,
        tax_lines: deliveryTax(snapshot.tax),
        adjustments: adjustmentsOf(snapshot.coupon?.deliveryPaise, snapshot.coupon),
      },
    ],
    transactions: [captureOf(attempt, captureId)],
  }
}

/** The engine has one rate for delivery; when the goods have two, it gets that of the dearer ones. Our own facts have both. */
function deliveryTax(tax: TaxFacts | undefined) {
  const part = tax?.delivery.at(-1)
  return tax && part ? engineTaxLines(part.ratePercent, tax) : undefined
}

/** A coupon's discount, as the engine writes it, so that its totals equal ours. */
function adjustmentsOf(paise: number | undefined, coupon: StoredCoupon | undefined) {
  if (!coupon || !paise) return []
  const { code, promotionId } = coupon
  return [{ code, promotion_id: promotionId ?? undefined, amount: toRupees(paise) }]
}

export function itemInput(line: SnapshotLine, at: number, { tax, coupon }: Pick<Snapshot, "tax" | "coupon">) {
  return {
    title: line.name,
    subtitle: line.colour,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price: toRupees(line.unitPaise),
    compare_at_unit_price: line.basePaise > line.unitPaise ? toRupees(line.basePaise) : undefined,
    is_tax_inclusive: true,
    requires_shipping: true,
    product_id: line.colourwayId,
    product_title: line.name,
    product_handle: line.slug,
    variant_id: line.medusaVariantId,
    variant_title: line.size,
    variant_sku: line.sku,
    tax_lines: tax
      ? engineTaxLines(present(tax.lines[at], "the tax of a line").ratePercent, tax)
      : [{ code: "GST", rate: gstRateOf(line.unitPaise), description: "GST" }],
    adjustments: adjustmentsOf(line.discountPaise, coupon).map((one) => ({ ...one, is_tax_inclusive: true })),
    metadata: { line: at, order_type: line.orderType, ...(line.measurement ? { measurement: line.measurement } : {}) },
  }
}

const addressInput = ({ address, contact }: Snapshot) => (address ? engineAddress(address) : enginePerson(contact))

/** The reservations for an order's lines; made-to-measure pieces have no level. */
const reservationsFor = (lines: SnapshotLine[], items: OrderItem[]): ToReserve[] =>
  lines.flatMap((line, at) => {
    if (!line.inventoryItemId) return []
    const item = items.find(({ metadata }) => metadata?.line === at)
    if (!item) throw new Error(`The engine's order has no item for line ${at}.`)
    const { inventoryItemId, quantity, backorder } = line
    return [{ lineItemId: item.id, item: inventoryItemId, quantity, backorder }]
  })

type OrderItem = { id: string; metadata: { line?: number } | null }
type PaymentInside = {
  authorizePaymentSession_(session: unknown, data: unknown, status: string, context: unknown): Promise<{ id: string }>
}

/**
 * Records the captured payment under its gateway's provider, so that later refunds run through the engine. The payment is already
 * proven.
 */
async function recordPayment(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
): Promise<{ collectionId: string; paymentId: string; captureId: string }> {
  const payments = container.resolve(Modules.PAYMENT)
  const amount = toRupees(Number(attempt.amount_paise))
  const currency_code = CHECKOUT.currency.toLowerCase()
  const gateway = gatewayOf(container, attempt)
  const data = gateway.sessionOf({
    orderId: present(attempt.gateway_order_id, "the payment order of a paid attempt"),
    paymentId: present(attempt.gateway_payment_id, "the payment of a paid attempt"),
    amountPaise: Number(attempt.amount_paise),
  })
  const collection = await inTransaction(payments, trx, (context) =>
    payments.createPaymentCollections({ currency_code, amount }, context),
  )
  const session = await inTransaction(payments, trx, (context) =>
    payments.createPaymentSession(
      collection.id,
      { provider_id: gateway.providerId, currency_code, amount, data },
      context,
    ),
  )
  // The public method would call the gateway again, over the network, inside this transaction.
  const payment = await inTransaction(payments, trx, (context) =>
    (payments as typeof payments & PaymentInside).authorizePaymentSession_(
      { ...session, amount, payment_collection_id: collection.id, authorized_at: null },
      data,
      "captured",
      context,
    ),
  )
  const capture = await only<{ id: string }>(trx, `select id from capture where payment_id = ?`, [payment.id])
  return { collectionId: collection.id, paymentId: payment.id, captureId: capture.id }
}

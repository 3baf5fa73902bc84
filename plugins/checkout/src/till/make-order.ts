import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { crashPoint } from "@silai/kit/crash-point"
import { newId } from "@silai/kit/ids"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { gstRateOf } from "@silai/contracts/checkout/gst"
import type { Attempt } from "./attempt"
import { inTransaction } from "@silai/kit/engine-transaction"
import type { Snapshot, SnapshotLine } from "./ports"
import { needsOf } from "./stock"

type House = { region_id: string; sales_channel_id: string; location_id: string; shipping_option_id: string | null }

/** Where orders belong: one region, one sales channel, one stock location (DESIGN §4). */
const houseOf = (trx: Sql, method: string) =>
  one<House>(
    trx,
    `select (select id from region where currency_code = 'inr' and deleted_at is null order by created_at limit 1) as region_id,
            (select id from sales_channel where deleted_at is null order by created_at limit 1) as sales_channel_id,
            (select id from stock_location where deleted_at is null order by created_at limit 1) as location_id,
            (select o.id from shipping_option o join service_zone z on z.id = o.service_zone_id join fulfillment_set f on f.id = z.fulfillment_set_id
              where f.type = ? and o.deleted_at is null order by o.created_at limit 1) as shipping_option_id`,
    [method === "pickup" ? "pickup" : "shipping"],
  )

/** Writes the engine's order, reservations and captured payment from the snapshot, in the given transaction. */
export async function makeOrder(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
): Promise<{ orderId: string; displayId: number }> {
  const house = await houseOf(trx, attempt.snapshot.deliveryMethod)
  const orders = container.resolve(Modules.ORDER)
  const [order] = await inTransaction(orders, trx, (context) =>
    orders.createOrders([orderInput(attempt, house!)] as never, context),
  )
  crashPoint("after-order")
  await reserve(container, trx, house!, attempt.snapshot.lines, (order as unknown as { items: OrderItem[] }).items)
  crashPoint("after-reserve")
  const collectionId = await recordPayment(container, trx, attempt)
  crashPoint("after-payment")
  await trx.raw(`insert into order_payment_collection (id, order_id, payment_collection_id) values (?, ?, ?)`, [
    newId("ordpay"),
    order!.id,
    collectionId,
  ])
  return { orderId: order!.id, displayId: Number(order!.display_id) }
}

function orderInput(attempt: Attempt, house: House) {
  const { snapshot } = attempt
  return {
    region_id: house.region_id,
    sales_channel_id: house.sales_channel_id,
    customer_id: attempt.customer_id,
    currency_code: CHECKOUT.currency.toLowerCase(),
    email: snapshot.contact.email,
    status: "pending",
    metadata: { attempt_id: attempt.id },
    items: snapshot.lines.map(itemInput),
    shipping_address: addressInput(snapshot),
    billing_address: addressInput(snapshot),
    shipping_methods: [
      {
        name: snapshot.deliveryName,
        amount: toRupees(snapshot.totals.deliveryPaise),
        is_tax_inclusive: true,
        shipping_option_id: house.shipping_option_id ?? undefined,
      },
    ],
    transactions: [
      {
        amount: toRupees(Number(attempt.amount_paise)),
        currency_code: CHECKOUT.currency.toLowerCase(),
        reference: "capture",
        reference_id: attempt.razorpay_payment_id,
      },
    ],
  }
}

function itemInput(line: SnapshotLine, at: number) {
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
    tax_lines: [{ code: "GST", rate: gstRateOf(line.unitPaise), description: "GST" }],
    metadata: { line: at, order_type: line.orderType, ...(line.measurement ? { measurement: line.measurement } : {}) },
  }
}

function addressInput({ address, contact }: Snapshot) {
  const [first_name, ...rest] = (address?.name ?? contact.name).split(" ")
  return {
    first_name,
    last_name: rest.join(" "),
    phone: address?.phone ?? contact.phone,
    country_code: "in",
    ...(address
      ? {
          address_1: address.line1,
          address_2: [address.line2, address.landmark].filter(Boolean).join(", "),
          city: address.city,
          province: address.state,
          postal_code: address.pincode,
        }
      : {}),
  }
}

async function reserve(
  container: MedusaContainer,
  trx: Sql,
  house: House,
  lines: SnapshotLine[],
  items: OrderItem[],
): Promise<void> {
  // The engine reads, adds and writes the reserved count; the row locks keep other writers out meanwhile.
  const itemIds = needsOf(lines).map((need) => need.inventoryItemId)
  if (!itemIds.length) return
  await many(
    trx,
    `select id from inventory_level where inventory_item_id = any(?) and deleted_at is null order by inventory_item_id collate "C", id for update`,
    [itemIds],
  )
  const inventory = container.resolve(Modules.INVENTORY)
  const reservations = lines.flatMap((line, at) => {
    if (!line.inventoryItemId) return []
    const item = items.find(({ metadata }) => metadata?.line === at)
    if (!item) throw new Error(`The engine's order has no item for line ${at}.`)
    return [
      {
        line_item_id: item.id,
        inventory_item_id: line.inventoryItemId,
        location_id: house.location_id,
        quantity: line.quantity,
        allow_backorder: line.backorder,
      },
    ]
  })
  await inTransaction(inventory, trx, (context) => inventory.createReservationItems(reservations, context))
}

type OrderItem = { id: string; metadata: { line?: number } | null }
type PaymentInside = {
  authorizePaymentSession_(session: unknown, data: unknown, status: string, context: unknown): Promise<{ id: string }>
}

/** Records the captured payment under our provider, so that refunds later run through the engine. The fact is proven already. */
async function recordPayment(container: MedusaContainer, trx: Sql, attempt: Attempt): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const amount = toRupees(Number(attempt.amount_paise))
  const currency_code = CHECKOUT.currency.toLowerCase()
  const data = {
    razorpay_order_id: attempt.razorpay_order_id,
    razorpay_payment_id: attempt.razorpay_payment_id,
    amount_paise: Number(attempt.amount_paise),
    currency: CHECKOUT.currency,
  }
  const collection = await inTransaction(payments, trx, (context) =>
    payments.createPaymentCollections({ currency_code, amount }, context),
  )
  const session = await inTransaction(payments, trx, (context) =>
    payments.createPaymentSession(
      collection.id,
      { provider_id: "pp_razorpay_razorpay", currency_code, amount, data },
      context,
    ),
  )
  // The public method would ask Razorpay again, over the network, inside this transaction.
  await inTransaction(payments, trx, (context) =>
    (payments as unknown as PaymentInside).authorizePaymentSession_(
      { ...session, amount, payment_collection_id: collection.id, authorized_at: null },
      data,
      "captured",
      context,
    ),
  )
  return collection.id
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_LOOK_UPS } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"
import { houseRefusals } from "@silai/contracts/house/messages"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { Order } from "@silai/contracts/order/calls"
import type { OrderAsker } from "@silai/contracts/order/service"
import { mayDo, seesContact } from "@silai/contracts/staff/roles"
import { type Database, databaseOf, many, one } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { countTry, uncountTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { isOrderKey } from "@silai/kit/signed-key"
import type { Visitor } from "@silai/kit/visitor"
import { masked } from "../rules/mask"
import { orderWithoutContact } from "../rules/without-contact"
import { buyerMayCancel, type OrderStatusCode } from "@silai/contracts/order/status"
import { sewnBy } from "../rules/sewn-by"
import { movesOf } from "../rules/moves"
import type { OrderStateRow } from "./order"
import { isPaidByHand, keptPaiseOf, type LogRow, orderOf } from "./show"

export type Ask = { orderId: string; phone?: string; key?: string }

/**
 * One order, as much of it as the caller may see: staff, the owner, the holder of the mail's key and a browser that has
 * proven the phone see all of it; staff who see no contacts, all but those; a stranger with order number and phone sees
 * a masked one. "Not yours" and "no such order" get the same reply.
 * @throws order.not_found, order.link_over, house.too_many
 */
export async function findOrder(
  container: MedusaContainer,
  { staff: person, ...others }: Visitor,
  ask: Ask,
): Promise<Order> {
  const database = databaseOf(container)
  const visitor = { ...others, staff: person && mayDo(person.role, "order.read") ? person : null }
  const row = await rowOfOrder(database, ask.orderId, others.shopper?.sessionId)
  const sight = row && isWholeFor(row, visitor, ask) ? "whole" : await guess(database, row, visitor, ask)
  if (!row || sight === "none") throw refuse(ask.key && !ask.phone ? orderRefusals.link_over : orderRefusals.not_found)
  const log = await many<LogRow>(database, `select code, at, by from order_state_log where order_id = ? order by id`, [
    row.order_id,
  ])
  const till = container.resolve("checkout")
  const [disputed] = await till.disputesOf(database, [row.order_id])
  const noted = isPaidByHand(row) ? await till.notedOf(database, row.order_id) : []
  const found = orderOf(row, log, { disputedPaise: disputed?.paise ?? 0, noted })
  if (sight === "masked") return masked(found)
  const hides = visitor.staff && !seesContact(visitor.staff.role) && !isWholeFor(row, { ...others, staff: null }, ask)
  const whole = hides ? orderWithoutContact(found) : found
  const { namesTailor } = (await container.resolve("shop").settings()).workshop
  const order = visitor.staff
    ? whole
    : { ...whole, tailor: null, takenBy: null, dueOn: null, sewnBy: namesTailor ? sewnBy(row) : null }
  const refundingPaise = Math.min(keptPaiseOf(row), await till.refundingPaise(database, row.order_id))
  return {
    ...order,
    money: { ...order.money, refundingRupees: toRupees(refundingPaise) },
    dispute: visitor.staff ? (disputed?.kind ?? null) : null,
    nextStatuses: visitor.staff ? movesOf(visitor.staff.role, row.code, row.delivery_method) : [],
    mayCancel: !visitor.staff && buyerMayCancel(row.code as OrderStatusCode, row.has_custom),
  }
}

/** `sighted`: this browser has proven the order's phone recently. */
type SeenRow = OrderStateRow & { sighted: boolean }

function rowOfOrder(database: Database, orderId: string, sessionId = ""): Promise<SeenRow | null> {
  const number = orderNumberIn(orderId)
  return one<SeenRow>(
    database,
    `select o.*, exists (select 1 from order_sight s
        where s.order_id = o.order_id and s.session_id = ? and s.until > now()) as sighted
       from order_state o where o.${number === null ? "order_id" : "number"} = ?`,
    [sessionId, number ?? orderId],
  )
}

/** The order that a caller names by its number and phone. Counts as a guess. @throws order.not_found, house.too_many */
export async function findByPhone(
  database: Database,
  visitor: Visitor,
  ask: { orderId: string; phone: string },
): Promise<OrderStateRow> {
  const row = await rowOfOrder(database, ask.orderId)
  // Counted whether or not such an order exists.
  const sight = await guess(database, row, visitor, ask)
  if (!row || sight === "none") throw refuse(orderRefusals.not_found)
  return row
}

/**
 * The order of a phone that this browser has proven. Strangers' tries are not counted against it. @throws
 * order.not_found, house.too_many
 */
export async function findByProvenPhone(
  database: Database,
  sessionId: string,
  { orderId, phone }: { orderId: string; phone: string },
): Promise<OrderStateRow> {
  await countTry(database, "order_proven", sessionId, ORDER_LOOK_UPS.perProvenBrowser)
  const row = await rowOfOrder(database, orderId)
  if (!row || row.phone !== phone) throw refuse(orderRefusals.not_found)
  return row
}

/**
 * The row of an order that this caller may see in full: its owner, staff who see contacts, or the holder of the mail's key.
 * @throws order.not_found, order.link_over, house.not_allowed
 */
export async function findWholeRow(
  database: Database,
  { staff: person, ...others }: OrderAsker,
  { orderId, key }: Ask,
): Promise<OrderStateRow> {
  const reads = person !== null && mayDo(person.role, "order.read")
  const visitor = { ...others, staff: reads && seesContact(person.role) ? person : null }
  const row = await rowOfOrder(database, orderId, others.shopper?.sessionId)
  if (!row || !isWholeFor(row, visitor, { orderId, ...(key !== undefined && { key }) })) {
    if (key !== undefined) await guess(database, null, visitor, { orderId, key })
    if (row && reads && !visitor.staff) throw refuse(houseRefusals.not_allowed)
    throw refuse(key ? orderRefusals.link_over : orderRefusals.not_found)
  }
  return row
}

function isWholeFor(row: SeenRow, { staff, shopper }: OrderAsker, { key }: Ask): boolean {
  const isOwner =
    shopper !== null &&
    (row.session_id === shopper.sessionId || (row.customer_id !== null && row.customer_id === shopper.customerId))
  return (
    staff !== null || isOwner || row.sighted || (key !== undefined && isOrderKey(row.order_id, key, row.links_since))
  )
}

/**
 * The masked order for a caller without ownership or a valid key. Every guess is counted before it is checked, and
 * given back when the phone was right; an order's owner never gets here.
 */
async function guess(
  database: Database,
  row: OrderStateRow | null,
  { ip, countedAs }: OrderAsker,
  { phone, key }: Ask,
): Promise<"masked" | "none"> {
  if (!phone && key === undefined) return "none"
  const counts = [
    ...(phone ? ([["order_look_up_at", `${phone}:${ip}`, ORDER_LOOK_UPS.perPhoneAndAddress]] as const) : []),
    ["order_look_up", countedAs, ORDER_LOOK_UPS.perAddress] as const,
    ...(phone ? ([["order_look_up_phone", phone, ORDER_LOOK_UPS.perPhone]] as const) : []),
  ]
  // Strangers can use these counts up for the buyer, so the refusal names another way in.
  const refusal = phone ? orderRefusals.look_up_proof : houseRefusals.too_many
  for (const [name, counted, rule] of counts) await countTry(database, name, counted, rule, refusal)
  if (!row || phone !== row.phone) return "none"
  for (const [name, counted, rule] of counts) await uncountTry(database, name, counted, rule)
  return "masked"
}

import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { phoneOrderCalls, UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { isContactOf } from "@silai/contracts/account/caller"
import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { gatewayNamed, type IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { rupeesText, toPaise } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { unpaidOrder } from "../../queries/phone-order/unpaid"
import { agree, pricesOf } from "../attempt/agreed-total"
import type { Attempt, PhoneOrder } from "../attempt/attempt"
import { begin, inLine } from "../attempt/buy"
import { openPayment } from "../attempt/open"
import { takenBefore } from "./link"
import { refreshPayment } from "./unpaid"

type Body = ParsedBodyOf<typeof phoneOrderCalls.add>
type By = { userId: string; name: string }

/**
 * Takes an order by phone, by the rules of the checkout: the same prices, fees, taxes, coupons and limits, the same
 * hold. Only the proof and the wait for a scarce size are not required of staff.
 * @throws checkout.pin_impossible, checkout.pin_elsewhere, phone_order.customer_unknown, phone_order.customer_other,
 * phone_order.total_changed, phone_order.key_used, phone_order.no_links, and what `begin` throws
 */
export async function takePhoneOrder(
  container: MedusaContainer,
  { userId, name }: By,
  { key, ...body }: Body,
  additionalData: Record<string, unknown> | undefined,
): Promise<UnpaidOrder> {
  const database = databaseOf(container)
  const bagKey = `phone_${userId}_${key}`
  const asked = createHash("sha256").update(JSON.stringify(body)).digest("base64url")
  const { payBy, linkHours } = body
  const taken = await takenBefore(database, bagKey, { asked })
  // Resumes an order that is held but got no link.
  const attempt =
    taken ?? (await hold(container, bagKey, body, { by: { userId, name }, payBy, linkHours, asked }, additionalData))
  const { id, ...opened } = attempt.status === "open" ? await openPayment(container, attempt) : attempt
  // Money that comes later is promised already: it is an order at once.
  if (opened.status === "held" && payBy === "cash") await refreshPayment(container, { id, ...opened })
  if (!taken) {
    log("info", "order taken by phone", { attempt: id, by: userId })
    await notifyLive(database, "phone-order.changed", { attemptId: id })
  }
  return unpaidOrder(database, id)
}

async function hold(
  container: MedusaContainer,
  bagKey: string,
  body: Omit<Body, "key">,
  phoneOrder: PhoneOrder,
  additionalData: Record<string, unknown> | undefined,
): Promise<Attempt> {
  const { contact, address = null, deliveryMethod, customerId = null, totalRupees } = body
  const gateway = gatewayOfWay(container, body)
  if (customerId !== null) await refuseStranger(container, customerId, contact)
  if (address && deliveryMethod === "home") container.resolve("pincode").refuseWrong(address)
  const details = { contact, address: deliveryMethod === "home" ? address : null, deliveryMethod }
  const snapshot = await inLine(async () =>
    agree(container, { customerId }, body, await pricesOf(container, body.items), details),
  )
  if (toPaise(totalRupees) !== snapshot.totals.totalPaise)
    throw refuse(phoneOrderRefusals.total_changed, rupeesText(snapshot.totals.totalPaise))
  // No browser has this session.
  const buyer = { bagKey, sessionId: bagKey, customerId, guestAddress: null, phoneOrder, gateway }
  return begin(container, buyer, body.items, snapshot, additionalData)
}

/** The gateway that takes the money. @throws phone_order.no_links, phone_order.cash_is_collected */
function gatewayOfWay(
  container: MedusaContainer,
  { payBy, deliveryMethod }: Pick<Body, "payBy" | "deliveryMethod">,
): string {
  if (payBy === "cash" && deliveryMethod !== "pickup") throw refuse(phoneOrderRefusals.cash_is_collected)
  if (payBy !== "link") return payBy
  const gateway = container.resolve("checkout").gatewayFor(deliveryMethod)
  if (!container.resolve<IGatewayModuleService>(gatewayNamed(gateway)).links) throw refuse(phoneOrderRefusals.no_links)
  return gateway
}

/** @throws phone_order.customer_unknown, phone_order.customer_other */
async function refuseStranger(container: MedusaContainer, customerId: string, contact: Body["contact"]): Promise<void> {
  const [known] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customerId }, { select: ["id", "email"], take: 1 })
  if (!known) throw refuse(phoneOrderRefusals.customer_unknown)
  const phone = await container.resolve("account").phoneOf(databaseOf(container), customerId)
  if (!isContactOf({ phone, email: known.email }, contact)) throw refuse(phoneOrderRefusals.customer_other)
}

import { traceparent } from "@silai/kit/tracing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ownPaymentPaise } from "@silai/contracts/checkout/cod"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { crashPoint } from "@silai/kit/crash-point"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { asRefusal, refuse, refuseWith } from "@silai/kit/refuse"
import { madeOrReady } from "../../rules/made-or-ready"
import { gatewayOf } from "../payment/gateway"
import { type AskedChange, type Attempt, moveAttempt, type PhoneOrder } from "./attempt"
import { isHeldElsewhere, ownsPhone } from "./same-person"
import { noteScarce, type Terms, termsOf } from "./scarce"
import { hasMade, refuseCodBuyer } from "../cod/guard"
import { openForCaller, takenBefore } from "../phone-order/link"
import { reserveCoupon, couponUseOf } from "../coupon"
import { fingerprintOf } from "../../rules/fingerprint"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { lockStock, needsOf, releaseHolds, shortOn, take } from "../stock/stock"
import { present } from "@silai/contracts/present"

/**
 * `guestAddress`: the network address of a guest; null for a signed-in customer, and for an order taken by phone.
 * `gateway`: the one for a new attempt.
 */
export type Buyer = {
  bagKey: string
  sessionId: string
  customerId: string | null
  guestAddress: string | null
  gateway: string
  phoneOrder?: PhoneOrder
  pieceChange?: AskedChange
}

/** An attempt closer to its end leaves no time to pay, so it is not reused. */
const worthReusingSeconds = 90

/**
 * Holds the goods and the coupon of a purchase; the same purchase again returns the same attempt. Stock and price are
 * taken in one transaction before the gateway is called, so no network call waits under a lock.
 * @throws checkout.unavailable (with `outOfStockItems`), checkout.prove_phone, checkout.prove_to_continue, checkout.held_long,
 * checkout.already_paid, for a coupon: coupon.changed, coupon.used_up, coupon.already_used, and what `refuseCodBuyer` throws.
 */
export async function holdGoods(container: MedusaContainer, buyer: Buyer, snapshot: Snapshot): Promise<Attempt> {
  const attempt = await databaseOf(container).transaction((trx) => takeGoods(container, trx, buyer, snapshot))
  crashPoint("after-hold")
  return attempt
}

/** The attempt with its payment order at its gateway, opened now if it has none yet. @throws checkout.gateway_down, checkout.replaced */
export const openPayment = async (container: MedusaContainer, attempt: Attempt): Promise<Attempt> =>
  attempt.gateway_order_id ? attempt : openAtGateway(container, attempt)

/** Staff may take the last piece for a customer on the phone. Until there is a link it is held no longer than online. */
export const ofTheShop: Terms = { seconds: CHECKOUT.holdMinutes * 60, scarce: [], isProven: true }

type OpenAttempt = Attempt & { lasts: boolean }

async function takeGoods(container: MedusaContainer, trx: Sql, buyer: Buyer, snapshot: Snapshot): Promise<Attempt> {
  const needs = needsOf(snapshot.lines)
  await lockBuyer(trx, buyer, snapshot)
  const fingerprint = fingerprintOf(snapshot)
  const taken = buyer.phoneOrder ? await takenBefore(trx, buyer.bagKey, buyer.phoneOrder) : null
  if (taken) return taken
  const isOwnPhone = isOnline(buyer) && (await ownsPhone(container, trx, buyer, snapshot.contact.phone))
  const openAttempts = await findOpenAttempts(trx, buyer.bagKey, isOwnPhone ? snapshot.contact.phone : null)
  const own = openAttempts.find(({ bag_key }) => bag_key === buyer.bagKey)
  if (own && ["paid", "placing"].includes(own.status))
    throw refuseWith({ attemptId: own.id }, checkoutRefusals.already_paid)
  // A gateway marks an order as paid once any money came for it. If that money had to be refunded, no one could pay
  // this order again.
  if (own?.fingerprint === fingerprint && own.lasts && !(await isAnswered(trx, own.id))) return own
  if (snapshot.cod) await refuseCodBuyer(container, trx, buyer, snapshot)
  const unpaid = openAttempts.filter(({ status }) => status === "open" || status === "held")
  const replaced = unpaid.map(({ id }) => id)
  const id = newId("chk")
  // Held by another browser with this phone, which may be the same person: a proof of the phone moves it here.
  const orProve = async (refusal: unknown, what: { items: readonly string[] } | "coupon") =>
    buyer.guestAddress !== null && !isOwnPhone && (await isHeldElsewhere(trx, buyer.bagKey, snapshot, what))
      ? refuse(checkoutRefusals.prove_to_continue)
      : refusal
  const use = await couponUseOf(container, trx, { ...buyer, id, snapshot })
  await reserveCoupon(container, trx, use, unpaid).catch(async (error: unknown) => {
    throw asRefusal(error) ? await orProve(error, "coupon") : error
  })
  const before = await lockStock(trx, needs, replaced, { why: "held", attemptId: id })
  const { levels, missed } = replaced.length
    ? await releaseHolds(trx, replaced, before)
    : { levels: before, missed: [] }
  if (missed.length) log("error", "held goods had no stock level", { attempts: replaced, items: missed })
  for (const one of replaced) await moveAttempt(trx, one, "expired", { lease_until: null })
  const short = shortOn(levels, needs)
  if (short.length) throw await orProve(goneFrom(snapshot, short), { items: short })
  const terms = buyer.phoneOrder ? ofTheShop : await termsOf(container, trx, buyer, snapshot, levels, needs)
  const free = new Map([...levels].map(([item, level]) => [item, level.free]))
  const agreed = { ...snapshot, lines: madeOrReady(snapshot.lines, free) }
  // The last ready-made piece may just have been sold.
  if (snapshot.cod && hasMade(agreed)) throw refuse(codRefusals.made_to_order)
  const attempt = await insertAttempt(trx, id, buyer, agreed, fingerprint, terms.seconds)
  await noteScarce(trx, attempt.id, buyer, snapshot.contact.phone, terms)
  await take(trx, attempt.id, levels, needs, buyer.guestAddress)
  return attempt
}

/** The shopper's own purchase: what staff take by phone, and a piece that joins an order, end no other. */
const isOnline = ({ phoneOrder, pieceChange }: Buyer): boolean => !phoneOrder && !pieceChange

/**
 * Locks the bag and the shopper's phone: two tabs or devices that pay at once queue here, and the second finds the
 * first's attempt. The order of the locks is fixed, so that two families sharing a phone cannot deadlock.
 */
async function lockBuyer(trx: Sql, { bagKey }: Buyer, { contact }: Snapshot): Promise<void> {
  await trx.raw(
    `select pg_advisory_xact_lock(turn.key) from (
       select distinct hashtextextended(word, 0) as key from unnest(?::text[]) as word order by 1) turn`,
    [[bagKey, `phone ${contact.phone}`]],
  )
}

/**
 * The open attempts of this bag, and the unpaid holds of its shopper's proven phone in other browsers. A phone that was
 * only typed ends nothing: it may be anyone's. Orders taken by phone do not count.
 */
const findOpenAttempts = (trx: Sql, bagKey: string, provenPhone: string | null) =>
  many<OpenAttempt>(
    trx,
    `select *, held_until > now() + make_interval(secs => ?) as lasts
       from checkout_attempt a
      where status in ('open', 'held', 'paid', 'placing') and id = any(array(
              select id from checkout_attempt where bag_key = ? and status in ('open', 'held', 'paid', 'placing')
        union select id from checkout_attempt where snapshot -> 'contact' ->> 'phone' = ? and status in ('open', 'held') and phone_order is null))
      order by id for update of a`,
    [worthReusingSeconds, bagKey, provenPhone],
  )

/**
 * Whether any money came for this locked attempt. A separate statement: one that waited for the lock would still see
 * the payments as they were before it waited.
 */
const isAnswered = async (trx: Sql, attemptId: string): Promise<boolean> =>
  (await one(trx, `select 1 from gateway_payment where attempt_id = ? limit 1`, [attemptId])) !== null

export const goneFrom = ({ lines }: Snapshot, items: readonly string[]) =>
  refuseWith(
    {
      outOfStockItems: lines
        .filter(({ inventoryItemId }) => inventoryItemId && items.includes(inventoryItemId))
        .map(({ colourwayId, size, name }) => ({ variantId: colourwayId, size, name })),
    },
    checkoutRefusals.unavailable,
  )

export async function insertAttempt(
  trx: Sql,
  id: string,
  buyer: Buyer,
  snapshot: Snapshot,
  fingerprint: string,
  holdSeconds: number,
): Promise<Attempt> {
  const attempt = await one<Attempt>(
    trx,
    `insert into checkout_attempt (id, gateway, bag_key, session_id, customer_id, fingerprint, snapshot, amount_paise, status, held_until, traceparent, phone_order, piece_change)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, 'open', now() + make_interval(secs => ?), ?, ?::jsonb, ?::jsonb) returning *`,
    [
      id,
      buyer.gateway,
      buyer.bagKey,
      buyer.sessionId,
      buyer.customerId,
      fingerprint,
      JSON.stringify(snapshot),
      ownPaymentPaise(snapshot),
      holdSeconds,
      traceparent(),
      buyer.phoneOrder ? JSON.stringify(buyer.phoneOrder) : null,
      buyer.pieceChange ? JSON.stringify(buyer.pieceChange) : null,
    ],
  )
  return present(attempt, "the attempt just opened")
}

const leaseSeconds = 10

/**
 * One caller opens the payment order. The others, and a retry after a crash, wait for it or take over when it is late.
 */
async function openAtGateway(container: MedusaContainer, attempt: Attempt): Promise<Attempt> {
  const database = databaseOf(container)
  const giveUpAt = Date.now() + leaseSeconds * 1000
  while (Date.now() < giveUpAt) {
    const mine = await one<Attempt>(
      database,
      `update checkout_attempt set lease_until = now() + make_interval(secs => ?)
        where id = ? and status = 'open' and (lease_until is null or lease_until < now()) returning *`,
      [leaseSeconds, attempt.id],
    )
    if (mine) return createPaymentOrder(container, mine)
    const opened = await openedMeanwhile(database, attempt.id)
    if (opened) return opened
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw refuse(checkoutRefusals.gateway_down)
}

/**
 * The attempt once another request has opened its payment order; null until then.
 * @throws checkout.replaced when a newer request took its place: the newer one has its goods, and this window must not be paid.
 */
async function openedMeanwhile(database: Sql, attemptId: string): Promise<Attempt | null> {
  const seen = await one<Attempt>(database, `select * from checkout_attempt where id = ?`, [attemptId])
  if (!seen || seen.status === "expired") throw refuse(checkoutRefusals.replaced)
  return seen.gateway_order_id ? seen : null
}

async function createPaymentOrder(container: MedusaContainer, attempt: Attempt): Promise<Attempt> {
  const database = databaseOf(container)
  let held: Attempt | null
  try {
    const gateway = gatewayOf(container, attempt)
    const order = {
      amountPaise: Number(attempt.amount_paise),
      receipt: attempt.id,
      notes: { attempt_id: attempt.id },
    }
    const { id, heldUntil, phoneOrder } = attempt.phone_order
      ? await openForCaller(gateway, attempt, attempt.phone_order, order)
      : { ...(await gateway.createOrder(order)), heldUntil: null, phoneOrder: null }
    crashPoint("after-gateway-order")
    held = await one<Attempt>(
      database,
      `update checkout_attempt
          set status = 'held', gateway_order_id = ?, lease_until = null, updated_at = now(), next_look_at = now() + make_interval(secs => ?),
              held_until = coalesce(?, held_until), phone_order = coalesce(?::jsonb, phone_order)
        where id = ? and status = 'open' returning *`,
      // A pay-later gateway has no window that would report to us: it is polled at once, because the order may be placed now.
      [
        id,
        gateway.payWords.later ? 0 : CHECKOUT.pollAfterSeconds,
        heldUntil,
        phoneOrder && JSON.stringify(phoneOrder),
        attempt.id,
      ],
    )
  } catch (error) {
    log("warn", "payment order not opened", { attempt: attempt.id, cause: String(error) })
    await database.raw(
      `update checkout_attempt set lease_until = null, last_error = ? where id = ? and status = 'open'`,
      [String(error).slice(0, 300), attempt.id],
    )
    throw refuse(checkoutRefusals.gateway_down)
  }
  const opened = held ?? (await openedMeanwhile(database, attempt.id))
  if (!opened) throw refuse(checkoutRefusals.gateway_down)
  return opened
}

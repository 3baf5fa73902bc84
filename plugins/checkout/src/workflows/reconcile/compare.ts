import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayPayment, IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { PAYMENT_STATES_AT_GATEWAY } from "@silai/contracts/checkout/gateway-states"
import { RECONCILE } from "@silai/contracts/checkout/limits"
import type { IPapersModuleService } from "@silai/contracts/papers/service"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { REFUNDS } from "../../queries/refund-states"
import { type Compared, differencesOf } from "../../rules/mismatch"
import { applyFact } from "../payment/apply-fact"
import { paidForOrder } from "../refund/order-totals"
import { gatewayOf } from "../payment/gateway"
import { storeDifferences } from "./differences"

type Ledger = {
  amount_paise: string
  refunded_paise: string
  status: "kept" | "refund_due" | "refunded"
  captured_at: Date
  attempt_id: string
  order_id: string | null
  given: string
  too_small: string
  is_moving: boolean
}

/** Money that the gateway has, or may capture. */
export const isMoney = ({ status }: GatewayPayment) => PAYMENT_STATES_AT_GATEWAY[status].does !== "wait"

/** The gateway's payment; null when it is unknown there, or has no money. */
async function paymentAt(port: IGatewayModuleService, id: string): Promise<GatewayPayment | null> {
  try {
    const payment = await port.fetchPayment(id)
    return isMoney(payment) ? payment : null
  } catch (error) {
    if ((error as { kind?: string }).kind === "refused") return null
    throw error
  }
}

/** Whether the shop has opened a payment under this gateway id. */
const isKnown = async (sql: Sql, gateway: string, orderId: string): Promise<boolean> =>
  (await one(sql, `select 1 from checkout_attempt where gateway = ? and gateway_order_id = ?`, [gateway, orderId])) !==
  null

const ledgerOf = (sql: Sql, gateway: string, paymentId: string): Promise<Ledger | null> =>
  one<Ledger>(
    sql,
    `select p.amount_paise, p.refunded_paise, p.status, p.captured_at, p.attempt_id, a.order_id,
            coalesce(sum(r.amount_paise) filter (where r.state = 'given'), 0) as given,
            coalesce(sum(r.amount_paise) filter (where r.state = 'too_small'), 0) as too_small,
            coalesce(bool_or(r.state in ${REFUNDS.open}), false) as is_moving
       from gateway_payment p left join checkout_attempt a on a.id = p.attempt_id
       left join refund_ask r on r.gateway = p.gateway and r.payment_id = p.payment_id
      where p.gateway = ? and p.payment_id = ? group by p.gateway, p.payment_id, a.order_id`,
    [gateway, paymentId],
  )

/** Compares one payment in all books, and stores the differences; those that are gone close themselves. @returns how many there are */
export async function comparePayment(
  container: MedusaContainer,
  gateway: string,
  paymentId: string,
  known?: GatewayPayment,
): Promise<number> {
  const database = databaseOf(container)
  const port = gatewayOf(container, { gateway })
  let theirs = known && isMoney(known) ? known : await paymentAt(port, paymentId)
  const young = Date.now() - RECONCILE.settlesMinutes * 60_000
  const sum = (of: typeof refunds) => of.reduce((paise, { amountPaise }) => paise + amountPaise, 0)
  let ours = await ledgerOf(database, gateway, paymentId)
  if (!ours && theirs) {
    // The event of this payment was lost and is handled now: the order is placed, or the money is refunded. Remaining
    // differences need a person.
    const linkId =
      theirs.orderId && (await isKnown(database, gateway, theirs.orderId)) ? null : await port.links?.paidBy(paymentId)
    await applyFact(container, gateway, linkId ? { ...theirs, orderId: linkId } : theirs)
    ours = await ledgerOf(database, gateway, paymentId)
    if (theirs.status === "authorized") theirs = await paymentAt(port, paymentId)
  }
  const refunds = theirs?.amountRefundedPaise
    ? (await port.refundsOfPayment(paymentId)).filter(({ status }) => status === "processed")
    : []
  const attempt = ours
    ? { id: ours.attempt_id, order_id: ours.order_id }
    : await one<{ id: string; order_id: string | null }>(
        database,
        `select id, order_id from checkout_attempt where gateway = ? and gateway_order_id = ?`,
        [gateway, theirs?.orderId ?? null],
      )
  const isSettling = ours !== null && ours.captured_at.getTime() > young
  const orderId = ours?.status === "kept" ? ours.order_id : null
  const others = orderId ? await paidForOrder(database, orderId, { gateway, paymentId }) : null
  const seen: Compared = {
    gateway: theirs && {
      amount: theirs.amountPaise,
      isCaptured: theirs.status !== "authorized",
      refunded: sum(refunds),
      refundedLongAgo: sum(refunds.filter(({ createdAt }) => !createdAt || createdAt.getTime() < young)),
    },
    ledger: ours && { amount: Number(ours.amount_paise), refunded: Number(ours.refunded_paise), status: ours.status },
    isOurs: attempt !== null,
    isPlaced: Boolean(ours?.order_id) || isSettling,
    given: Number(ours?.given ?? 0),
    ...(await ofOrder(container, database, orderId, others, Number(ours?.too_small ?? 0))),
    isMoving:
      ours?.is_moving === true ||
      others?.isMoving === true ||
      refunds.some(({ createdAt }) => createdAt && createdAt.getTime() >= young),
  }
  const found = differencesOf(seen)
  await storeDifferences(database, { gateway, paymentId, attempt, madeAt: ours?.captured_at ?? new Date() }, found)
  return found.length
}

/** This payment's part of the order's books: without its other payments, if it has any. */
async function ofOrder(
  container: MedusaContainer,
  sql: Sql,
  orderId: string | null,
  others: Awaited<ReturnType<typeof paidForOrder>> | null,
  tooSmall: number,
): Promise<Pick<Compared, "order" | "engine" | "papers">> {
  if (!orderId || !others) return { order: null, engine: null, papers: null }
  const othersSaved = others.amountPaise - others.refundedPaise
  const { refunds, isDue } = await container.resolve("silai_order").bought(sql, orderId)
  const booked = await only<{ kept: string }>(
    sql,
    `select coalesce(sum(amount), 0) as kept from order_transaction where order_id = ? and deleted_at is null`,
    [orderId],
  )
  const room: IPapersModuleService | undefined = container.resolve("papers", { allowUnregistered: true })
  const papers = (await room?.ofOrder(orderId)) ?? []
  const billed = papers.reduce(
    (paise, { kind, totalRupees }) => paise + (kind === "invoice" ? 1 : -1) * toPaise(totalRupees),
    0,
  )
  return {
    order: {
      refunded: refunds.reduce((paise, refund) => paise + refund.paise, 0) - others.refundedPaise - others.givenPaise,
    },
    engine: { kept: toPaise(Number(booked.kept)) - othersSaved },
    papers:
      papers.some(({ kind }) => kind === "invoice") && !isDue
        ? { billed: billed - (othersSaved - others.givenPaise), tooSmall }
        : null,
  }
}

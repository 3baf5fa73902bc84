import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayPayment, IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { RECONCILE } from "@silai/contracts/checkout/limits"
import { ORDER_DESK } from "@silai/contracts/order/service"
import { type IPapersModuleService, PAPERS_ROOM } from "@silai/contracts/papers/service"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { type Compared, type Difference, differencesOf } from "../../rules/astray"
import { applyFact } from "../payment/fact"
import { gatewayOf } from "../payment/gateway"

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

const isMoney = ({ status }: GatewayPayment) => status === "captured" || status === "refunded"

/** The gateway's payment; null where it does not know it, or has no money for it. */
async function paymentAt(port: IGatewayModuleService, id: string): Promise<GatewayPayment | null> {
  try {
    const payment = await port.fetchPayment(id)
    return isMoney(payment) ? payment : null
  } catch (error) {
    if ((error as { kind?: string }).kind === "refused") return null
    throw error
  }
}

const ledgerOf = (sql: Sql, gateway: string, paymentId: string): Promise<Ledger | null> =>
  one<Ledger>(
    sql,
    `select p.amount_paise, p.refunded_paise, p.status, p.captured_at, p.attempt_id, a.order_id,
            coalesce(sum(r.amount_paise) filter (where r.state = 'given'), 0) as given,
            coalesce(sum(r.amount_paise) filter (where r.state = 'too_small'), 0) as too_small,
            coalesce(bool_or(r.state in ('waiting', 'sent', 'failed')), false) as is_moving
       from gateway_payment p left join checkout_attempt a on a.id = p.attempt_id
       left join refund_ask r on r.gateway = p.gateway and r.payment_id = p.payment_id
      where p.gateway = ? and p.payment_id = ? group by p.gateway, p.payment_id, a.order_id`,
    [gateway, paymentId],
  )

/** Holds one payment against all books, and keeps what differs; what is mended closes itself. @returns how many differences there are */
export async function comparePayment(
  container: MedusaContainer,
  gateway: string,
  paymentId: string,
  known?: GatewayPayment,
): Promise<number> {
  const database = databaseOf(container)
  const port = gatewayOf(container, { gateway })
  const theirs = known && isMoney(known) ? known : await paymentAt(port, paymentId)
  const refunds = theirs?.amountRefundedPaise
    ? (await port.refundsOfPayment(paymentId)).filter(({ status }) => status === "processed")
    : []
  const young = Date.now() - RECONCILE.settlesMinutes * 60_000
  const sum = (of: typeof refunds) => of.reduce((paise, { amountPaise }) => paise + amountPaise, 0)
  let ours = await ledgerOf(database, gateway, paymentId)
  if (!ours && theirs) {
    // Its news was lost and is heard now: an order is placed, or the money goes back. What differs after that is for a person.
    await applyFact(container, gateway, theirs)
    ours = await ledgerOf(database, gateway, paymentId)
  }
  const attempt = ours
    ? { id: ours.attempt_id, order_id: ours.order_id }
    : await one<{ id: string; order_id: string | null }>(
        database,
        `select id, order_id from checkout_attempt where gateway = ? and gateway_order_id = ?`,
        [gateway, theirs?.orderId ?? null],
      )
  const isSettling = ours !== null && ours.captured_at.getTime() > young
  const orderId = ours?.status === "kept" ? ours.order_id : null
  const seen: Compared = {
    gateway: theirs && {
      ...{ amount: theirs.amountPaise, refunded: sum(refunds) },
      refundedLongAgo: sum(refunds.filter(({ createdAt }) => !createdAt || createdAt.getTime() < young)),
    },
    ledger: ours && { amount: Number(ours.amount_paise), refunded: Number(ours.refunded_paise), status: ours.status },
    ...{ isOurs: attempt !== null, isPlaced: Boolean(ours?.order_id) || isSettling, given: Number(ours?.given ?? 0) },
    isMoving: ours?.is_moving === true || refunds.some(({ createdAt }) => createdAt && createdAt.getTime() >= young),
    ...(await ofOrder(container, database, orderId, Number(ours?.too_small ?? 0))),
  }
  const found = differencesOf(seen)
  await keep(database, { gateway, paymentId, attempt, madeAt: ours?.captured_at ?? new Date() }, found)
  return found.length
}

async function ofOrder(
  container: MedusaContainer,
  sql: Sql,
  orderId: string | null,
  tooSmall: number,
): Promise<Pick<Compared, "order" | "engine" | "papers">> {
  if (!orderId) return { order: null, engine: null, papers: null }
  const { refunds, isDue } = await container.resolve(ORDER_DESK).bought(sql, orderId)
  const booked = await one<{ kept: string }>(
    sql,
    `select coalesce(sum(amount), 0) as kept from order_transaction where order_id = ? and deleted_at is null`,
    [orderId],
  )
  const room: IPapersModuleService | undefined = container.resolve(PAPERS_ROOM, { allowUnregistered: true })
  const papers = (await room?.ofOrder(orderId)) ?? []
  const billed = papers.reduce(
    (paise, { kind, totalRupees }) => paise + (kind === "invoice" ? 1 : -1) * toPaise(totalRupees),
    0,
  )
  return {
    order: { refunded: refunds.reduce((paise, refund) => paise + refund.paise, 0) },
    engine: { kept: toPaise(Number(booked!.kept)) },
    papers: papers.some(({ kind }) => kind === "invoice") && !isDue ? { billed, tooSmall } : null,
  }
}

type Of = { gateway: string; paymentId: string; attempt: { id: string; order_id: string | null } | null; madeAt: Date }

/** One row for each difference. One that a person has put aside stays so until its sums change. */
async function keep(
  sql: Sql,
  { gateway, paymentId, attempt, madeAt }: Of,
  found: readonly Difference[],
): Promise<void> {
  for (const { kind, shop, gateway: theirs } of found)
    await sql.raw(
      `insert into money_astray as m (id, gateway, payment_id, kind, attempt_id, order_id, shop_paise, gateway_paise, made_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (gateway, payment_id, kind) do update set
         found_at = case when m.closed_at is null then m.found_at else now() end, looked_at = now(),
         told_at = case when m.closed_at is null then m.told_at end,
         closed_at = null, closed_by_id = null, closed_by = null, note = null,
         shop_paise = excluded.shop_paise, gateway_paise = excluded.gateway_paise, attempt_id = excluded.attempt_id, order_id = excluded.order_id
       where m.closed_by is null or m.shop_paise <> excluded.shop_paise or m.gateway_paise <> excluded.gateway_paise`,
      [newId("ast"), gateway, paymentId, kind, attempt?.id ?? null, attempt?.order_id ?? null, shop, theirs, madeAt],
    )
  await sql.raw(
    `update money_astray set closed_at = now(), looked_at = now() where gateway = ? and payment_id = ? and closed_at is null and kind <> all(?)`,
    [gateway, paymentId, found.map(({ kind }) => kind)],
  )
}

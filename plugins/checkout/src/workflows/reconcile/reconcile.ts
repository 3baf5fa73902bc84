import type { MedusaContainer } from "@medusajs/framework/types"
import { RECONCILE } from "@silai/contracts/checkout/limits"
import { emitEvents } from "@silai/kit/events"
import { type Database, databaseOf, many, one } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { followEngineRefunds } from "./engine-refunds"
import { gatewayOf } from "../payment/gateway"
import { comparePayment, isMoney } from "./compare"

/**
 * Compares all payments and refunds of a span of time with the shop's books: what the gateway lists, what the shop has
 * from that time, and payments refunded in it. @returns how many payments were compared and how many differences there
 * are; null when the gateway has no list
 */
export async function reconcile(
  container: MedusaContainer,
  gateway: string,
  from: Date,
  to: Date,
): Promise<{ payments: number; mismatches: number } | null> {
  const port = gatewayOf(container, { gateway })
  if (!port.paymentsBetween || !port.refundsBetween) return null
  const [payments, refunds] = [await port.paymentsBetween(from, to), await port.refundsBetween(from, to)]
  const ours = await many<{ id: string }>(
    databaseOf(container),
    `select payment_id as id from gateway_payment where gateway = ? and captured_at >= ? and captured_at < ?`,
    [gateway, from, to],
  )
  const listed = new Map(payments.map((payment) => [payment.id, payment]))
  const paid = payments.filter(isMoney)
  const ids = new Set([
    ...paid.map(({ id }) => id),
    ...refunds.map(({ paymentId }) => paymentId),
    ...ours.map(({ id }) => id),
  ])
  let mismatches = 0
  for (const id of ids) mismatches += await comparePayment(container, gateway, id, listed.get(id))
  return { payments: ids.size, mismatches }
}

type Due = { gateway: string; day: string; after_days: number; from: Date; to: Date }

/**
 * The next day to read: Indian days from the first payment on, as far back as events may have been lost. Each gateway's first payment
 * is one look into the index.
 */
const nextDue = (database: Database) =>
  one<Due>(
    database,
    `with recursive earliest as (
       (select gateway, captured_at from gateway_payment order by gateway, captured_at limit 1)
       union all
       select next.gateway, next.captured_at from earliest e,
         lateral (select gateway, captured_at from gateway_payment where gateway > e.gateway order by gateway, captured_at limit 1) next)
     select g.gateway, to_char(d, 'YYYY-MM-DD') as day, n as after_days, d at time zone 'Asia/Kolkata' as from, (d + interval '1 day') at time zone 'Asia/Kolkata' as to
       from (select gateway, captured_at at time zone 'Asia/Kolkata' as first from earliest) g,
            lateral generate_series(greatest(date_trunc('day', g.first), date_trunc('day', now() at time zone 'Asia/Kolkata') - make_interval(days => ?)),
                                    date_trunc('day', now() at time zone 'Asia/Kolkata') - interval '1 day', interval '1 day') d,
            unnest(?::int[]) n
      where d + make_interval(days => n) + make_interval(mins => ?) <= now() at time zone 'Asia/Kolkata'
        and not exists (select 1 from reconciled_day r where r.gateway = g.gateway and r.day = d::date and r.after_days = n)
      order by d, n limit 1`,
    [RECONCILE.lookBackDays, [...RECONCILE.afterDays], RECONCILE.settlesMinutes],
  )

/**
 * Reads one day that is due, corrects the engine's books, and checks the unreconciled payments again. @returns whether
 * more days are due
 */
export async function reconcileNext(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const due = await nextDue(database)
  if (due) {
    const read = await reconcile(container, due.gateway, due.from, due.to)
    await database.raw(
      `insert into reconciled_day (gateway, day, after_days) values (?, ?::date, ?) on conflict do nothing`,
      [due.gateway, due.day, due.after_days],
    )
    if (read) log(read.mismatches ? "warn" : "info", "day reconciled", { gateway: due.gateway, day: due.day, ...read })
  }
  await followEngineRefunds(container)
  await recheckMismatches(container)
  await mailOwners(container)
  return due !== null
}

/** Checks unreconciled payments again, so that those that agree by now close themselves. */
async function recheckMismatches(container: MedusaContainer): Promise<void> {
  const rows = await many<{ gateway: string; payment_id: string }>(
    databaseOf(container),
    `update payment_mismatch set looked_at = now() where closed_at is null and looked_at < now() - make_interval(mins => ?) returning gateway, payment_id`,
    [RECONCILE.againMinutes],
  )
  for (const { gateway, payment_id } of rows)
    await comparePayment(container, gateway, payment_id).catch((error: unknown) =>
      log("warn", "payment mismatch not looked at", { payment: payment_id, cause: causeOf(error) }),
    )
}

/** One mail to each owner for all differences found since the last. */
export async function mailOwners(container: MedusaContainer): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const rows = await many<{ id: string; paise: string }>(
      trx,
      `update payment_mismatch set notified_at = now() where closed_at is null and notified_at is null returning id, abs(gateway_paise - shop_paise) as paise`,
    )
    if (!rows.length) return
    const [first] = rows.map(({ id }) => id).sort()
    for (const { name, email } of await container.resolve("account").owners(trx))
      await enqueueOutbox(trx, "payment.mismatch", `payment.mismatch:${first}:${Date.now()}:${email}`, {
        name,
        email,
        count: rows.length,
        amountRupees: toRupees(rows.reduce((sum, { paise }) => sum + Number(paise), 0)),
      })
    await emitEvents(trx, { name: "silai.payment.mismatch", data: rows.map(({ id }) => ({ id })) })
    await notifyLive(trx, "payment.mismatch", { count: rows.length })
  })
}

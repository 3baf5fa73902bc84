import type { MedusaContainer } from "@medusajs/framework/types"
import type { Numbered } from "@silai/contracts/papers/limits"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, only, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { numberOf, papersOf, type PaperRow } from "../queries/papers"
import { creditFacts } from "../rules/credit"
import { invoiceFacts, type PaperFacts } from "../rules/facts"
import { financialYearOf } from "../rules/series"
import { type ReturnedGoods, returnedOf } from "./returned"
import { present } from "@silai/contracts/present"

type New = { kind: Numbered; orderId: string; refundId: string | null; issuedAt: Date; facts: PaperFacts }

/**
 * Takes the next number and writes the paper under it. The number's row stays locked until the transaction ends: the
 * next paper waits, and gets the same number if this one is rolled back.
 */
async function write(trx: Sql, { kind, orderId, refundId, issuedAt, facts }: New): Promise<PaperRow> {
  const year = financialYearOf(issuedAt)
  const { last } = await only<{ last: number }>(
    trx,
    `insert into paper_series (kind, year, last) values (?, ?, 1)
     on conflict (kind, year) do update set last = paper_series.last + 1 returning last`,
    [kind, year],
  )
  const row = await only<PaperRow>(
    trx,
    `insert into paper (kind, year, number, order_id, refund_id, issued_at, facts) values (?, ?, ?, ?, ?, ?, ?::jsonb) returning *`,
    [kind, year, last, orderId, refundId, issuedAt, JSON.stringify(facts)],
  )
  await emitEvents(trx, { name: "silai.paper.issued", data: [{ id: numberOf(row), order_id: orderId, kind }] })
  return row
}

/**
 * Writes an order's missing papers: the invoice, once it was packed, and a credit note for each refund after or before.
 * Locks the order's row, so that each is written once, however many requests come.
 */
export async function issue(container: MedusaContainer, orderId: string): Promise<void> {
  const orders = container.resolve("silai_order")
  const { identity } = await container.resolve("shop").settings()
  await databaseOf(container).transaction(async (trx) => {
    const order = await orders.takeForPapers(trx, orderId)
    if (!order?.isPacked) return
    const papers = await papersOf(trx, [orderId])
    // The database's clock, which all processes share.
    const { now: issuedAt } = await only<{ now: Date }>(trx, `select clock_timestamp() as now`)
    const facts = invoiceFacts(order, identity)
    const known = papers.find(({ kind }) => kind === "invoice")
    if (!known && !facts) return
    const invoice =
      known ??
      (await write(trx, {
        kind: "invoice",
        orderId,
        refundId: null,
        issuedAt,
        facts: present(facts, "what the invoice states"),
      }))
    const notes = papers.filter(({ kind }) => kind === "creditNote")
    const unbilled =
      order.takenOut.length && order.refunds.length ? await unbilledRefunds(container, trx, order.takenOut) : []
    const due = order.refunds.filter(
      ({ id }) => !unbilled.includes(id) && !notes.some(({ refund_id }) => refund_id === id),
    )
    if (due.length) await credit(trx, invoice, notes, due, await returnedOf(container, trx, orderId), issuedAt)
    if (!known || due.length) await notifyLive(trx, "order.changed", { orderId })
  })
}

/** Refunds of pieces removed before the invoice was written: they are not on it, so nothing must be credited. */
async function unbilledRefunds(container: MedusaContainer, trx: Sql, keys: readonly string[]): Promise<string[]> {
  const till = container.resolve("checkout")
  const asks = await Promise.all(keys.map((key) => till.refundOf(trx, key)))
  return asks.flatMap((ask) => ask?.refundIds ?? [])
}

type Refund = { id: string; paise: number; at: string | null; reference: string | null }

async function credit(
  trx: Sql,
  invoice: PaperRow,
  notes: readonly PaperRow[],
  due: readonly Refund[],
  { byRefund, forNothing }: ReturnedGoods,
  issuedAt: Date,
): Promise<void> {
  const of = { number: numberOf(invoice), issuedAt: invoice.issued_at.toISOString() }
  const before = notes.map(({ facts }) => facts)
  for (const refund of due) {
    const noted = before.flatMap((note) => byRefund.get(present(note.refund, "the refund of a credit note").id) ?? [])
    const earlier = [...noted, ...forNothing]
    const facts = creditFacts(invoice.facts, before, refund, of, byRefund.get(refund.id), earlier)
    if (!facts) continue
    await write(trx, { kind: "creditNote", orderId: invoice.order_id, refundId: refund.id, issuedAt, facts })
    before.push(facts)
  }
}

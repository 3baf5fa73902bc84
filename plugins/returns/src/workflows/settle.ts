import type { MedusaContainer } from "@medusajs/framework/types"
import { DAY_MS } from "@silai/contracts/india"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { EXCHANGE_RESERVED_DAYS, returnNumberOf } from "@silai/contracts/returns/limits"
import type { ReturnMoved, returnMoved } from "@silai/contracts/messaging/topics"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { RETURN_NEWS, type ReturnState } from "@silai/contracts/returns/states"
import { emitEvents } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { z } from "zod"
import { isFetched, type RequestRow } from "../queries/request"
import { dayInWords } from "../rules/window"

export type Mover = { name: string; userId: string | null }

/** Writes a step of a request into its history. */
export const noteStep = (trx: Sql, returnId: string, state: ReturnState, by: Mover, note: string) =>
  trx.raw(`insert into return_log (return_id, state, by, user_id, note) values (?, ?, ?, ?, ?)`, [
    returnId,
    state,
    by.name,
    by.userId,
    note,
  ])

/** Gives a locked request its next state, with who, when and why, and sends its event. */
export async function settle(
  container: MedusaContainer,
  trx: Sql,
  row: RequestRow,
  to: ReturnState,
  by: Mover,
  note: string,
): Promise<void> {
  await trx.raw(`update return_request set state = ?, moved_at = now() where id = ?`, [to, row.id])
  await noteStep(trx, row.id, to, by, note)
  await emitEvents(trx, {
    name: "silai.return.moved",
    data: [{ id: row.id, order_id: row.order_id, from: row.state, to }],
  })
  const { isPaidByHand } = await container.resolve("silai_order").bought(trx, row.order_id)
  const disputedPaise = await disputedPaiseOf(container, trx, row)
  await mailBuyer(trx, row, to, { reason: note, isByHand: isPaidByHand, disputedPaise })
  await notifyLive(trx, "return.changed", { returnId: row.id, orderId: row.order_id })
}

/** The part of a request's refund that is not sent: the buyer's bank disputes the payment, or has taken it back. */
export async function disputedPaiseOf(
  container: MedusaContainer,
  sql: Sql,
  { order_id: orderId, refund_paise: refundPaise }: Pick<RequestRow, "order_id" | "refund_paise">,
): Promise<number> {
  const [disputed] = await container.resolve("checkout").disputesOf(sql, [orderId])
  return Math.min(Number(refundPaise), disputed?.paise ?? 0)
}

/** The last day of the time that an approval now begins. */
const reservedUntilDay = () => dayInWords(new Date(Date.now() + EXCHANGE_RESERVED_DAYS * DAY_MS))

/** Records that an exchange's new size is no longer reserved, and mails the buyer: the request's state stays. */
export async function noteReleased(trx: Sql, row: RequestRow, by: Mover, note: string): Promise<void> {
  await noteStep(trx, row.id, row.state, by, note)
  await writeLetter(trx, row, "released", { reason: "" })
  await notifyLive(trx, "return.changed", { returnId: row.id, orderId: row.order_id })
}

type NewsFacts = Pick<z.input<typeof returnMoved>, "reason" | "isFeeFree" | "isByHand" | "disputedPaise">

/** Queues the mail about a request's new state, if its buyer waits for it. */
export async function mailBuyer(trx: Sql, row: RequestRow, to: ReturnState, facts: NewsFacts): Promise<void> {
  const news = RETURN_NEWS.find((state) => state === to)
  if (news) await writeLetter(trx, row, news, facts)
}

async function writeLetter(
  trx: Sql,
  row: RequestRow,
  news: ReturnMoved["news"],
  { reason, isFeeFree, isByHand, disputedPaise }: NewsFacts,
): Promise<void> {
  if (!row.email) return
  const [shortPaise, feePaise, refundPaise] = [Number(row.short_paise), Number(row.fee_paise), Number(row.refund_paise)]
  const deductedPaise =
    news === "refunded" ? Math.max(0, Number(row.goods_paise) - shortPaise - feePaise - refundPaise) : 0
  const letter: z.input<typeof returnMoved> = {
    news,
    kind: row.kind,
    returnNumber: returnNumberOf(row.number),
    orderNumber: orderNumberOf(row.order_number),
    returnPath: `/return-order/${row.id}#key=${orderKeyOf(row.order_id)}`,
    contact: { name: row.customer_name, email: row.email },
    lines: row.lines.map(({ quantity, to_size, piece: { name, size } }) => ({ name, size, quantity, toSize: to_size })),
    reason: news === "rejected" || news === "sentBack" || deductedPaise > 0 ? reason : "",
    refundPaise,
    feePaise,
    shortPaise,
    deductedPaise,
    isFeeFree,
    isByHand,
    isFetched: isFetched(row),
    disputedPaise,
    reservedUntil: news === "approved" && RETURN_KIND[row.kind].givesSize ? reservedUntilDay() : null,
  }
  await enqueueOutbox(trx, "return.moved", `return.moved:${row.id}:${news}`, letter)
}

import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundStatus } from "@silai/contracts/checkout/service"
import { ORDER_DESK } from "@silai/contracts/order/service"
import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { returnSays } from "@silai/contracts/returns/messages"
import { refundKeyOf } from "@silai/contracts/returns/service"
import { labelOfState, type ReturnState } from "@silai/contracts/returns/states"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import type { Standing } from "../rules/moves"
import { type RequestRow, requestOf, rowOf } from "./request"

type LogRow = { state: ReturnState; at: Date; by: string; note: string }

/** Whether the bank has the money of a request: null before it was asked back, or where nothing was to go back. */
export const refundStatusOf = (container: MedusaContainer, sql: Sql, row: RequestRow): Promise<RefundStatus | null> =>
  row.state === "refunded" && Number(row.refund_paise) > 0
    ? container.resolve("checkout").refundOf(sql, refundKeyOf(row.id))
    : Promise.resolve(null)

async function refundOf(
  container: MedusaContainer,
  sql: Sql,
  row: RequestRow,
  status: RefundStatus | null,
): Promise<ReturnRequest["refund"]> {
  if (row.state !== "refunded" || Number(row.refund_paise) === 0) return null
  // The till puts an ask away where all the money went back by another hand.
  if (!status) return { state: "done", at: null, reference: null }
  const { refunds } = await container.resolve(ORDER_DESK).bought(sql, row.order_id)
  const known = refunds.find(({ id }) => id === status.refundId)
  const at = known?.at ?? status.at?.toISOString() ?? null
  return { state: status.state, at: status.state === "done" ? at : null, reference: known?.reference ?? null }
}

/** One request, whole; `next` says what its reader may do with it. @throws returns.not_found */
export async function showReturn(
  container: MedusaContainer,
  returnId: string,
  next: (standing: Standing) => ReturnState[],
): Promise<ReturnRequest> {
  const sql = databaseOf(container)
  const row = await requestOf(sql, returnId)
  const status = await refundStatusOf(container, sql, row)
  const [refund, log, photos] = await Promise.all([
    refundOf(container, sql, row, status),
    many<LogRow>(sql, `select state, at, by, note from return_log where return_id = ? order by id`, [returnId]),
    many<{ id: string }>(
      sql,
      `select id from return_photo where return_id = ? and file_state = 'kept' order by sent_at, id`,
      [returnId],
    ),
  ])
  return {
    ...rowOf(row),
    goodsRupees: toRupees(Number(row.goods_paise)),
    feeRupees: toRupees(Number(row.fee_paise)),
    address: row.address,
    keptUntil: row.kept_until?.toISOString() ?? null,
    letGoAt: row.let_go_at?.toISOString() ?? null,
    photos: photos.map(({ id }) => id),
    timeline: log.map(({ state, at, by, note }) => ({
      ...{ state, by, note, at: at.toISOString() },
      // Written in the transaction that let go, and so at its very moment: a request stays in its state then.
      label: at.getTime() === row.let_go_at?.getTime() ? returnSays.letGoLabel : labelOfState(state),
    })),
    refund,
    nextStates: next({ kind: row.kind, state: row.state, isRefundFailed: status?.state === "failed" }),
  }
}

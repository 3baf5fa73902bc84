import type { MedusaContainer } from "@medusajs/framework/types"
import { present } from "@silai/contracts/present"
import type { RefundStatus } from "@silai/contracts/checkout/service"
import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { RETURN_WAY_NAMES, returnNumberOf } from "@silai/contracts/returns/limits"
import { returnMessages } from "@silai/contracts/returns/messages"
import { refundKeyOf } from "@silai/contracts/returns/service"
import { isClosed, type ReturnState, standOf } from "@silai/contracts/returns/states"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { sentOf } from "@silai/kit/sent-files"
import type { Standing } from "../rules/moves"
import type { Claim } from "../rules/promises"
import { claimsOf, promisedNow } from "./claims"
import { hasRefund, isFetched, isRefundDue, type RequestRow, requestOf, rowOf } from "./request"

type LogRow = { state: ReturnState; at: Date; by: string; note: string }

/** The state of a request's refund at the bank: null before it was asked for, or when there is nothing to refund. */
export const refundStatusOf = (container: MedusaContainer, sql: Sql, row: RequestRow): Promise<RefundStatus | null> =>
  hasRefund(row) ? container.resolve("checkout").refundOf(sql, refundKeyOf(row.id)) : Promise.resolve(null)

async function refundOf(
  container: MedusaContainer,
  sql: Sql,
  row: RequestRow,
  status: RefundStatus | null,
): Promise<ReturnRequest["refund"]> {
  if (!hasRefund(row)) return null
  const { refunds, isPaidByHand: isByHand } = await container.resolve("silai_order").bought(sql, row.order_id)
  // The checkout closes a refund request when all the money was refunded in another way.
  if (!status) return { state: "done", at: null, reference: null, isByHand, byHand: [] }
  const known = refunds.find(({ id }) => id === status.refundId)
  const at = known?.at ?? status.at?.toISOString() ?? null
  return {
    state: status.state,
    at: status.state === "done" ? at : null,
    reference: known?.reference ?? null,
    isByHand,
    byHand: status.byHand.map(({ paymentId, paise }) => ({ paymentId, amountRupees: toRupees(paise) })),
  }
}

/** A second entry of an open state is about its refund. */
const labelAt = (log: readonly LogRow[], place: number, status: RefundStatus | null): string => {
  const { state } = present(log[place], "a step of the request")
  if (!isClosed(state) && log[place - 1]?.state === state) return returnMessages.refundNowLabel
  return standOf({ state, isRefundDue: state === "refunded" && isRefundDue(status) })
}

type Promising = { row: RequestRow; feeMovesTo: ReturnRequest["feeMovesTo"] }

/** With the sums that an open request promises now: the order's money may have been refunded in another way since. */
async function withPromise(container: MedusaContainer, sql: Sql, row: RequestRow): Promise<Promising> {
  if (isClosed(row.state)) return { row, feeMovesTo: null }
  const claims = await claimsOf(sql, row.order_id)
  const promised = await promisedNow(container, sql, row.order_id, claims)
  const { feePaise, shortPaise, refundPaise } = present(promised.of(row.id), "what an open request promises")
  return {
    row: { ...row, fee_paise: `${feePaise}`, short_paise: `${shortPaise}`, refund_paise: `${refundPaise}` },
    feeMovesTo: feePaise > 0 ? await nextPayer(container, sql, row, claims) : null,
  }
}

/** The request that would pay the fee without this one, with its sums then. */
async function nextPayer(
  container: MedusaContainer,
  sql: Sql,
  { id, order_id: orderId }: RequestRow,
  claims: readonly Claim[],
): Promise<ReturnRequest["feeMovesTo"]> {
  const others = claims.filter((claim) => claim.id !== id)
  const promised = await promisedNow(container, sql, orderId, others)
  for (const claim of others) {
    const now = promised.of(claim.id)
    if (now && now.feePaise > claim.feePaise)
      return {
        returnNumber: returnNumberOf(claim.number),
        feeRupees: toRupees(now.feePaise),
        refundRupees: toRupees(now.refundPaise),
      }
  }
  return null
}

/** One full request; `next` says what its reader may do with it. @throws returns.not_found */
export async function showReturn(
  container: MedusaContainer,
  returnId: string,
  next: (standing: Standing) => ReturnState[],
): Promise<ReturnRequest> {
  const sql = databaseOf(container)
  const { row, feeMovesTo } = await withPromise(container, sql, await requestOf(sql, returnId))
  const status = await refundStatusOf(container, sql, row)
  const [refund, log, photos] = await Promise.all([
    refundOf(container, sql, row, status),
    many<LogRow>(sql, `select state, at, by, note from return_log where return_id = ? order by id`, [returnId]),
    sentOf(sql, "return", returnId),
  ])
  return {
    ...rowOf(row, status),
    goodsRupees: toRupees(Number(row.goods_paise)),
    shortRupees: toRupees(Number(row.short_paise)),
    feeRupees: toRupees(Number(row.fee_paise)),
    feeMovesTo,
    address: row.address,
    reservedUntil: row.reserved_until?.toISOString() ?? null,
    releasedAt: row.released_at?.toISOString() ?? null,
    parcels: RETURN_WAY_NAMES.flatMap((way) => (row.parcels[way] ? [{ way, ...row.parcels[way] }] : [])),
    photos,
    timeline: log.map(({ state, at, by, note }, place) => ({
      state,
      by,
      note,
      at: at.toISOString(),
      // Written in the transaction that released it, so at the same moment: the request's state did not change.
      label: at.getTime() === row.released_at?.getTime() ? returnMessages.releasedLabel : labelAt(log, place, status),
    })),
    refund,
    nextStates: next({
      kind: row.kind,
      state: row.state,
      isFetched: isFetched(row),
      isRefundFailed: status?.state === "failed",
    }),
  }
}

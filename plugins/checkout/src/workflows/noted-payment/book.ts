import type {
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  NewGatewayOrder,
  NewGatewayRefund,
} from "@silai/contracts/checkout/gateway"
import { CHECKOUT, CROSSED_OUT, isPromisedGateway, type NotedGateway } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import type { NotedMoney } from "@silai/contracts/checkout/service"
import { many, one, type Sql } from "@silai/kit/knex"

type Row = {
  id: string
  gateway: NotedGateway
  amount_paise: string
  created_at: Date
  noted_at: Date | null
  noted_by: string | null
  reference: string
  refunded: string
}
type RefundRow = {
  id: string
  noted_payment_id: string
  amount_paise: string
  notes: Record<string, string>
  created_at: Date
}

/** Each has one payment, so one id says both. */
const paymentOf = (id: string) => `paid_${id}`
const orderOf = (paymentId: string) => paymentId.replace(/^paid_/, "")
const columns = `p.*, (select coalesce(sum(r.amount_paise), 0) from noted_refund r where r.noted_payment_id = p.id) as refunded`

/**
 * Cash that is promised counts as captured, so that its order is made ready; the order plugin has it as due. A transfer
 * counts once it is noted.
 */
const isThere = ({ gateway, noted_at }: Row): boolean => isPromisedGateway(gateway) || noted_at !== null

const toPayment = (row: Row): GatewayPayment => ({
  id: paymentOf(row.id),
  orderId: row.id,
  amountPaise: Number(row.amount_paise),
  amountRefundedPaise: Number(row.refunded),
  currency: CHECKOUT.currency,
  status: isThere(row) ? "captured" : "created",
  method: row.gateway,
  errorDescription: null,
  ...(row.noted_by && { notedBy: row.noted_by, reference: row.reference }),
})

const toRefund = (row: RefundRow): GatewayRefund => ({
  id: row.id,
  paymentId: paymentOf(row.noted_payment_id),
  amountPaise: Number(row.amount_paise),
  status: "processed",
  notes: row.notes,
  createdAt: row.created_at,
})

/** Opens the sum that is due; the same receipt finds it again. */
export async function openNoted(
  sql: Sql,
  gateway: NotedGateway,
  { amountPaise, receipt }: NewGatewayOrder,
): Promise<GatewayOrder> {
  const id = `${gateway}_${receipt}`
  await sql.raw(`insert into noted_payment (id, gateway, amount_paise) values (?, ?, ?) on conflict (id) do nothing`, [
    id,
    gateway,
    amountPaise,
  ])
  return { id, amountPaise, currency: CHECKOUT.currency, receipt }
}

/** Notes that a person has seen the money, and its reference; once. @returns false when it was noted before */
export const noteMoney = async (
  sql: Sql,
  id: string,
  { reference, by }: { reference: string; by: { userId: string; name: string } },
): Promise<boolean> =>
  (await one(
    sql,
    `update noted_payment set noted_at = now(), noted_by_id = ?, noted_by = ?, reference = ? where id = ? and noted_at is null returning 1`,
    [by.userId, by.name, reference, id],
  )) !== null

export const isNoted = async (sql: Sql, id: string | null): Promise<boolean> =>
  (await one(sql, `select 1 from noted_payment where id = ? and noted_at is not null`, [id])) !== null

/** See `ICheckoutModuleService`. */
export const notedOf = async (sql: Sql, orderId: string): Promise<NotedMoney[]> =>
  (
    await many<Row & { noted_at: Date }>(
      sql,
      `select ${columns} from checkout_attempt a join noted_payment p on p.gateway = a.gateway and p.id = a.gateway_order_id
        where a.order_id = ? and p.noted_at is not null order by p.noted_at, p.id`,
      [orderId],
    )
  ).map(({ gateway: way, amount_paise, refunded, noted_at: at, reference }) => ({
    way,
    paise: Number(amount_paise) - Number(refunded),
    at,
    reference,
  }))

/** @throws an error whose `kind` is "refused" when there is no such payment */
export async function notedPayment(sql: Sql, paymentId: string): Promise<GatewayPayment> {
  const row = await one<Row>(sql, `select ${columns} from noted_payment p where p.id = ?`, [orderOf(paymentId)])
  if (!row) throw Object.assign(new Error(`There is no payment ${paymentId}.`), { kind: "refused" })
  return toPayment(row)
}

export const paymentsOfNoted = async (sql: Sql, id: string): Promise<GatewayPayment[]> => [
  await notedPayment(sql, paymentOf(id)),
]

export const refundsOfNoted = async (sql: Sql, paymentId: string): Promise<GatewayRefund[]> =>
  (
    await many<RefundRow>(sql, `select * from noted_refund where noted_payment_id = ? order by created_at, id`, [
      orderOf(paymentId),
    ])
  ).map(toRefund)

/**
 * Crosses out what was never paid; the same key once. Money that was paid is given back by a person, who records that.
 * @throws an error whose `kind` is "by_hand"
 */
export async function crossOut(
  sql: Sql,
  { paymentId, amountPaise, key, notes = {} }: NewGatewayRefund,
): Promise<GatewayRefund> {
  const id = `${CROSSED_OUT}${key}`
  // In one statement with the check: a request that takes the money at that moment waits, and then it is no longer
  // crossed out.
  const row = await one<RefundRow>(
    sql,
    `with due as (select id from noted_payment where id = ? and noted_at is null for update)
     insert into noted_refund (id, noted_payment_id, amount_paise, notes) select ?, id, ?, ?::jsonb from due
     on conflict (id) do update set notes = noted_refund.notes returning *`,
    [orderOf(paymentId), id, amountPaise, JSON.stringify(notes)],
  )
  if (row) return toRefund(row)
  const known = (await refundsOfNoted(sql, paymentId)).find((refund) => refund.id === id)
  if (known) return known
  throw Object.assign(new Error(paymentRefundMessages.byHand), { kind: "by_hand" })
}

/** The payments that were noted, or promised in cash, in a span of time. */
export const notedBetween = async (sql: Sql, gateway: NotedGateway, from: Date, to: Date): Promise<GatewayPayment[]> =>
  (
    await many<Row>(
      sql,
      `select ${columns} from noted_payment p where p.gateway = ? and coalesce(case when p.gateway = 'transfer' then p.noted_at end, p.created_at) >= ?
          and coalesce(case when p.gateway = 'transfer' then p.noted_at end, p.created_at) < ? order by p.created_at, p.id`,
      [gateway, from, to],
    )
  )
    .filter(isThere)
    .map(toPayment)

export const crossedOutBetween = async (
  sql: Sql,
  gateway: NotedGateway,
  from: Date,
  to: Date,
): Promise<GatewayRefund[]> =>
  (
    await many<RefundRow>(
      sql,
      `select r.* from noted_refund r join noted_payment p on p.id = r.noted_payment_id where p.gateway = ? and r.created_at >= ? and r.created_at < ? order by r.created_at, r.id`,
      [gateway, from, to],
    )
  ).map(toRefund)

import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { MeasuredBefore } from "@silai/contracts/order/calls"
import { MEASURED_BEFORE, orderNumberOf } from "@silai/contracts/order/limits"
import { CANCELLED, STATUS_CODES } from "@silai/contracts/order/status"
import { many, type Sql } from "@silai/kit/knex"

type Row = { order_id: string; number: number; placed_at: Date; name: string; colour: string; measurement: Measurement }

/** Pieces of cancelled orders were never worn. */
const CUT = STATUS_CODES.filter((code) => !CANCELLED.includes(code))

/** A customer's last pieces that were cut to this half, newest first. */
export async function measuredBefore(sql: Sql, customerId: string, half: MeasurementType): Promise<MeasuredBefore[]> {
  const rows = await many<Row>(
    sql,
    `select o.order_id, o.number, o.placed_at, line ->> 'name' as name, line ->> 'colour' as colour, line -> 'measurement' as measurement
       from order_state o cross join lateral jsonb_array_elements(o.details -> 'lines') line
      where o.customer_id = ? and o.has_custom and o.code = any(?) and line -> 'measurement' ->> 'measurementType' = ? and (line ->> 'quantity')::int > 0
      order by o.placed_at desc, o.order_id limit ?`,
    [customerId, CUT, half, MEASURED_BEFORE.most],
  )
  return rows.map(({ order_id, number, placed_at, name, colour, measurement }) => ({
    orderId: order_id,
    orderNumber: orderNumberOf(number),
    placedAt: placed_at.toISOString(),
    name,
    color: colour,
    measurement,
  }))
}

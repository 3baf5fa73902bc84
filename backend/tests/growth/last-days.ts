import { sql } from "../rig/sql"

/**
 * Moves all filled orders and requests into the last 180 days, evenly and in their order, as a shop writes them: only those are in the
 * dashboard's figures. The sums are added up, as a worker does.
 */
export async function moveIntoLastDays(): Promise<void> {
  const lately = (n: string) =>
    `now() - interval '1 hour' - ((select max(number) from order_state) - ${n}) * (interval '180 days' / (select count(*) from order_state))`
  await sql(`update order_state set placed_at = ${lately("number")} where order_id like 'order_grown_%'`)
  await sql(`update return_request set asked_at = ${lately("order_number")} where id like 'ret_grown_%'`)
  await sql(`select add_up_orders(), add_up_returns()`)
}

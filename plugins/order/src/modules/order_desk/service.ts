import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { ADOPT_WITHIN_HOURS } from "@silai/contracts/order/limits"
import { NEXT } from "@silai/contracts/order/status"
import { type BoughtByPerson, ordersOfPerson, type Person } from "../../desk/of-person"
import type { PlacedOrder } from "../../desk/order"
import { recordPlaced } from "../../desk/record"
import { type OrderSums, readSums } from "../../desk/sums"

/** The order plugin's public face: container.resolve("order_desk"). */
export class OrderDeskService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  /** Keeps the shop's own record of an order that the till places, in the till's transaction. */
  recordPlaced(trx: Sql, order: PlacedOrder): Promise<void> {
    return recordPlaced(trx, order)
  }

  /** Counts and sums for the dashboard. */
  sums(): Promise<OrderSums> {
    return readSums(this.#database)
  }

  /** What one person bought, for their page in the back office. */
  ordersOf(who: Person): Promise<BoughtByPerson> {
    return ordersOfPerson(this.#database, who)
  }

  /** Whether a customer has orders that are still on their way: delivered and collected ones only wait for a return that may never come. */
  async hasOpenOrders(trx: Sql, customerId: string): Promise<boolean> {
    const open = Object.entries(NEXT)
      .filter(([, next]) => next.some((code) => code !== 12))
      .map(([code]) => Number(code))
    return (
      (await one(trx, `select 1 from order_state where customer_id = ? and code = any(?) limit 1`, [
        customerId,
        open,
      ])) !== null
    )
  }

  /** Makes what a guest ordered in this browser lately the customer's who has just signed in there. Not older orders: a browser may be a family's. */
  async adopt(sql: Sql, sessionId: string, customerId: string): Promise<void> {
    await sql.raw(
      `update order_state set customer_id = ? where session_id = ? and customer_id is null and placed_at > now() - make_interval(hours => ?)`,
      [customerId, sessionId, ADOPT_WITHIN_HOURS],
    )
  }
}

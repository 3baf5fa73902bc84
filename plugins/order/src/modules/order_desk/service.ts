import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Database, Sql } from "@silai/kit/knex"
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
}

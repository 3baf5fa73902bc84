import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Database, one } from "@silai/kit/knex"

/** The till's public face: container.resolve("checkout"). Its acts are in `src/till`, each one transaction. */
export class CheckoutService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  /** Payments that are on their way back and not confirmed yet. */
  async refundsDue(): Promise<number> {
    const row = await one<{ count: string }>(this.#database, `select count(*) from gateway_payment where status = 'refund_due'`)
    return Number(row?.count ?? 0)
  }
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Database, one, type Sql } from "@silai/kit/knex"

/** The till's public face: container.resolve("checkout"). Its acts are in `src/till`, each one transaction. */
export class CheckoutService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  /** Payments that are on their way back and not confirmed yet. */
  async refundsDue(): Promise<number> {
    const row = await one<{ count: string }>(
      this.#database,
      `select count(*) from gateway_payment where status = 'refund_due'`,
    )
    return Number(row?.count ?? 0)
  }

  /** Whether a payment of this customer is under way, or on its way back. Asked, in their transaction, by whoever would delete the account. */
  async isMoneyMoving(trx: Sql, customerId: string): Promise<boolean> {
    return (
      (await one(
        trx,
        `select 1 from checkout_attempt where customer_id = ? and status in ('open', 'held', 'paid', 'placing', 'refund_due') limit 1`,
        [customerId],
      )) !== null
    )
  }

  /** Forgets what a customer told the till. Placed orders and payments stay, as the law asks; attempts that came to nothing lose names later, by themselves. */
  async forget(trx: Sql, customerId: string, sessionIds: string[]): Promise<void> {
    await trx.raw(`delete from checkout_details where bag_key = any(?)`, [[customerId, ...sessionIds]])
  }

  /** Makes payments that a guest has under way the customer's, who has just signed in in that browser: they would not find them again. */
  async adopt(sql: Sql, sessionId: string, customerId: string): Promise<void> {
    await sql.raw(
      `update checkout_attempt set customer_id = ?, updated_at = now() where session_id = ? and customer_id is null and status in ('open', 'held', 'paid', 'placing')`,
      [customerId, sessionId],
    )
  }
}

import type { Sql } from "../sql"

/** The module's name in Medusa's container: `container.resolve(REVIEWS)`. */
export const REVIEWS = "review"

/** What other plugins may ask of reviews. */
export type IReviewModuleService = {
  /** Removes what a customer wrote and how they voted, with their pictures, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string): Promise<void>
}

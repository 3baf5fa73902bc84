import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"

/** The service of reviews for other plugins. */
export type IReviewModuleService = {
  /** Reviews by their author and words, for the search of the whole back office: the newest first, in one indexed statement. */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /** Removes a customer's reviews and votes, with their pictures, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string): Promise<void>
}

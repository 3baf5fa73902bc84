import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { IReviewModuleService } from "@silai/contracts/review/service"
import type { Sql } from "@silai/kit/knex"
import { findReviews } from "../../queries/read"
import { forgetCustomer } from "../../workflows/erase"

/** `IReviewModuleService` documents each method. */
export class ReviewService implements IReviewModuleService {
  readonly #catalogue: () => ICatalogueModuleService

  constructor(container: Record<string, unknown>) {
    // The catalogue may be loaded after this one.
    this.#catalogue = () => container.catalogue as ICatalogueModuleService
  }

  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findReviews(sql, ask)
  }

  forget(trx: Sql, customerId: string): Promise<void> {
    return forgetCustomer(this.#catalogue(), trx, customerId)
  }
}

import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { IReviewModuleService } from "@silai/contracts/review/service"
import type { Sql } from "@silai/kit/knex"
import { forgetCustomer } from "../../workflows/erase"

/** See `IReviewModuleService` for what each of these promises. */
export class ReviewService implements IReviewModuleService {
  readonly #catalogue: () => ICatalogueModuleService

  constructor(container: Record<string, unknown>) {
    // The catalogue may be loaded after this one.
    this.#catalogue = () => container.catalogue as ICatalogueModuleService
  }

  forget(trx: Sql, customerId: string): Promise<void> {
    return forgetCustomer(this.#catalogue(), trx, customerId)
  }
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Paper } from "@silai/contracts/papers/calls"
import type { IPapersModuleService } from "@silai/contracts/papers/service"
import type { Database } from "@silai/kit/knex"
import { onWire, paperNumbered, papersOf } from "../../queries/papers"
import { paperNumberTyped } from "../../rules/series"

/** `IPapersModuleService` documents each method. */
export class PapersService implements IPapersModuleService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  async ofOrder(orderId: string): Promise<Paper[]> {
    return (await papersOf(this.#database, [orderId])).map(onWire)
  }

  async orderOf(number: string): Promise<string | null> {
    const known = paperNumberTyped(number)
    return known && ((await paperNumbered(this.#database, known))?.order_id ?? null)
  }
}

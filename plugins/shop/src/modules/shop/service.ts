import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ShopSettings } from "@silai/contracts/shop/sections"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { Database } from "@silai/kit/knex"
import { settingsNow } from "../../queries/settings"

/** See `IShopModuleService` for what each of these promises. */
export class ShopService implements IShopModuleService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  settings(): Promise<ShopSettings> {
    return settingsNow(this.#database)
  }
}

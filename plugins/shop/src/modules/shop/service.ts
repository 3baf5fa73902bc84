import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SETTINGS } from "@silai/contracts/shop/limits"
import type { ShopSettings } from "@silai/contracts/shop/sections"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { Database } from "@silai/kit/knex"
import { settingsNow } from "../../queries/settings"

/** See `IShopModuleService` for what each of these promises. */
export class ShopService implements IShopModuleService {
  readonly #database: Database
  #kept: { until: number; settings: Promise<ShopSettings> } | undefined

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  settings(): Promise<ShopSettings> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.settings
    const settings = settingsNow(this.#database)
    const kept = { until: performance.now() + SETTINGS.keptMs, settings }
    this.#kept = kept
    // A failure is told to whoever asked, and kept for nobody else.
    settings.catch(() => this.#kept === kept && this.readAnew())
    return settings
  }

  readAnew(): void {
    this.#kept = undefined
  }
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SETTINGS } from "@silai/contracts/shop/limits"
import type { Section, ShopSettings } from "@silai/contracts/shop/sections"
import type { IShopModuleService, StoredSection, SectionChange } from "@silai/contracts/shop/service"
import type { Database, Sql } from "@silai/kit/knex"
import { historyOf, type SettingsNow, settingsNow } from "../../queries/settings"
import { writeSection } from "../../workflows/settings/section"

/** `IShopModuleService` documents each method. */
export class ShopService implements IShopModuleService {
  readonly #database: Database
  #kept: { until: number; now: Promise<SettingsNow> } | undefined

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  #now(): Promise<SettingsNow> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.now
    const now = settingsNow(this.#database)
    const stored = { until: performance.now() + SETTINGS.keptMs, now }
    this.#kept = stored
    // A failure is thrown to its own callers, and not cached for others.
    now.catch(() => this.#kept === stored && this.readAgain())
    return now
  }

  async settings(): Promise<ShopSettings> {
    return (await this.#now()).settings
  }

  async versions(): Promise<Record<Section, number>> {
    return (await this.#now()).versions
  }

  history<Name extends Section>(section: Name): Promise<StoredSection<Name>[]> {
    return historyOf(this.#database, section)
  }

  write<Name extends Section>(sql: Sql, change: SectionChange<Name>): Promise<StoredSection<Name>> {
    return writeSection(sql, change)
  }

  readAgain(): void {
    this.#kept = undefined
  }
}

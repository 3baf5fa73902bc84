import type { Sql } from "../sql"
import type { StoredSettings } from "./calls"
import type { Section, ShopSettings, ShopSettingsOnWire } from "./sections"

/** A new version of a section, as received; `version` is the one that was read. */
export type SectionChange<Name extends Section = Section> = {
  [One in Name]: {
    section: One
    version: number
    values: ShopSettingsOnWire[One]
    by: { userId: string; name: string }
  }
}[Name]
export type StoredSection<Name extends Section> = Extract<StoredSettings, { section: Name }>

/** The service of the shop's settings for other plugins: `container.resolve("shop")`. */
export type IShopModuleService = {
  /** The current values by section; changes of another process show once this one is notified, or within `SETTINGS.keptMs`. */
  settings(): Promise<ShopSettings>
  /** The number of each section's latest version, 0 while there is none; as fresh as `settings`. */
  versions(): Promise<Record<Section, number>>
  /** The latest versions of a section as on the wire, the current one first, and the shop's first as the last. */
  history<Name extends Section>(section: Name): Promise<StoredSection<Name>[]>
  /**
   * Writes the next version of a section in the caller's transaction, which must call `readAgain` after its commit. @throws
   * shop.settings_changed, or the section's own code for it; shop.never_open
   */
  write<Name extends Section>(sql: Sql, change: SectionChange<Name>): Promise<StoredSection<Name>>
  /** Makes this process read again, after a change. */
  readAgain(): void
}

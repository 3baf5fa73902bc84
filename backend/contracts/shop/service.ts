import type { ShopSettings } from "./sections"

/** What other plugins may ask of the shop's settings: `container.resolve("shop")`. */
export type IShopModuleService = {
  /** What counts now, section by section; what another process has changed, within `SETTINGS.keptMs`. */
  settings(): Promise<ShopSettings>
  /** Has this process read anew, after a change. */
  readAnew(): void
}

import type { ShopSettings } from "./sections"

/** What other plugins may ask of the shop's settings: `container.resolve("shop")`. */
export type IShopModuleService = {
  /** What counts now, section by section. */
  settings(): Promise<ShopSettings>
}

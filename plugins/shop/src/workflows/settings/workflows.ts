import type { Section } from "@silai/contracts/shop/sections"
import { actWorkflow } from "@silai/kit/workflow"
import { writeSettings } from "./write"

/** Writes a new version of a section of the shop's settings. Hooks: `validate`, `shopSettingsUpdated`. */
export const updateShopSettingsWorkflow = actWorkflow("silai-update-shop-settings", {
  done: "shopSettingsUpdated",
  act: writeSettings<Section>,
})

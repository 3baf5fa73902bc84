import { actWorkflow } from "@silai/kit/workflow"
import { writeSettings } from "./write"

/** Writes a section of the shop's settings anew. Hooks: `validate`, `shopSettingsUpdated`. */
export const updateShopSettingsWorkflow = actWorkflow("silai-update-shop-settings", {
  done: "shopSettingsUpdated",
  act: writeSettings,
})

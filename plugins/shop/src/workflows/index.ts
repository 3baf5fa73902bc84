export { updateShopSettingsWorkflow } from "./settings/workflows"

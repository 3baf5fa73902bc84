export { updateHomeWorkflow } from "./home/workflows"
export { updateShopSettingsWorkflow } from "./settings/workflows"

import { actWorkflow } from "@silai/kit/workflow"
import { writeRules } from "./write"

/** Writes a new version of the rules of the shipping fee. Hooks: `validate`, `shippingFeeUpdated`. */
export const updateShippingFeeWorkflow = actWorkflow("silai-update-shipping-fee", {
  done: "shippingFeeUpdated",
  act: writeRules,
})

import { actWorkflow } from "@silai/kit/workflow"
import { writeRules } from "./write"

/** Writes the rules of the shipping fee anew. Hooks: `validate`, `shippingFeeUpdated`. */
export const updateShippingFeeWorkflow = actWorkflow("silai-update-shipping-fee", {
  done: "shippingFeeUpdated",
  act: writeRules,
})

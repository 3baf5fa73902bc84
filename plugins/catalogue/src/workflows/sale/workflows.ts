import { actWorkflow } from "@silai/kit/workflow"
import { changeSale, planSale, removeSale, stopSale } from "./write"

/** Plans a sale that begins and ends by itself. Hooks: `validate`, `salePlanned`. */
export const planSaleWorkflow = actWorkflow("silai-plan-sale", {
  done: "salePlanned",
  act: planSale,
})

/** Changes a planned or running sale. Hooks: `validate`, `saleChanged`. */
export const changeSaleWorkflow = actWorkflow("silai-change-sale", {
  done: "saleChanged",
  act: changeSale,
})

/** Ends a running sale now. Hooks: `validate`, `saleStopped`. */
export const stopSaleWorkflow = actWorkflow("silai-stop-sale", {
  done: "saleStopped",
  act: stopSale,
})

/** Deletes a sale that has not begun. Hooks: `validate`, `saleDeleted`. */
export const removeSaleWorkflow = actWorkflow("silai-remove-sale", {
  done: "saleDeleted",
  act: removeSale,
})

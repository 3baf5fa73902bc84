import { actWorkflow } from "@silai/kit/workflow"
import { askStockAlert, endStockAlert } from "./alert"
import { changeStock } from "./change"
import { importStock } from "./import"
import { putRight } from "./recount"

/** Sets or adds pieces of several sizes, all or none. Hooks: `validate`, `stockChanged`. */
export const changeStockWorkflow = actWorkflow("silai-change-stock", { done: "stockChanged", act: changeStock })

/** Imports a file's stock as its preview showed it. Hooks: `validate`, `stockImported`. */
export const importStockWorkflow = actWorkflow("silai-import-stock", { done: "stockImported", act: importStock })

/** Corrects one number that a recount found wrong. Hooks: `validate`, `stockPutRight`. */
export const putStockRightWorkflow = actWorkflow("silai-put-stock-right", { done: "stockPutRight", act: putRight })

/** Waits for a sold-out size. Hooks: `validate`, `stockAlertAsked`. */
export const askStockAlertWorkflow = actWorkflow("silai-ask-stock-alert", {
  done: "stockAlertAsked",
  act: askStockAlert,
})

/** Ends a wait for a size. Hooks: `validate`, `stockAlertEnded`. */
export const endStockAlertWorkflow = actWorkflow("silai-end-stock-alert", {
  done: "stockAlertEnded",
  act: endStockAlert,
})

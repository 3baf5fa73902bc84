import { actWorkflow } from "@silai/kit/workflow"
import { changeStock } from "./change"
import { importStock } from "./import"
import { putRight } from "./recount"

/** Sets or adds pieces of several sizes, all or none. Hooks: `validate`, `stockChanged`. */
export const changeStockWorkflow = actWorkflow("silai-change-stock", { done: "stockChanged", act: changeStock })

/** Takes over the pieces of a file as its preview showed them. Hooks: `validate`, `stockImported`. */
export const importStockWorkflow = actWorkflow("silai-import-stock", { done: "stockImported", act: importStock })

/** Puts one number right that a recount found wrong. Hooks: `validate`, `stockPutRight`. */
export const putStockRightWorkflow = actWorkflow("silai-put-stock-right", { done: "stockPutRight", act: putRight })

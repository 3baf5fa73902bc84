import { actWorkflow } from "@silai/kit/workflow"
import { changeStock } from "./change"
import { importStock } from "./import"

/** Sets or adds pieces of several sizes, all or none. Hooks: `validate`, `stockChanged`. */
export const changeStockWorkflow = actWorkflow("silai-change-stock", { done: "stockChanged", act: changeStock })

/** Takes over the pieces of a file as its preview showed them. Hooks: `validate`, `stockImported`. */
export const importStockWorkflow = actWorkflow("silai-import-stock", { done: "stockImported", act: importStock })

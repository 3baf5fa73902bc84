import { actWorkflow } from "@silai/kit/workflow"
import { noteCameBack } from "./came-back"
import { collectOrder } from "./collect-order"

/** Notes that a parcel came back undelivered. Hooks: `validate`, `parcelCameBack`. */
export const noteCameBackWorkflow = actWorkflow("silai-note-came-back", { done: "parcelCameBack", act: noteCameBack })

/** Notes the money that a courier has collected of an order. Hooks: `validate`, `codCollected`. */
export const collectCodWorkflow = actWorkflow("silai-collect-cod", { done: "codCollected", act: collectOrder })

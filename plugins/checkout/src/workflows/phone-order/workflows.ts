import { actWorkflow } from "@silai/kit/workflow"
import { noteReceived } from "./received"

/** Notes that the money of an order by phone was received. Hooks: `validate`, `moneyReceived`. */
export const noteReceivedWorkflow = actWorkflow("silai-note-received", { done: "moneyReceived", act: noteReceived })

import { actWorkflow } from "@silai/kit/workflow"
import { recordRefundRequest } from "./request"

/** Records a refund asked for by staff. Hooks: `validate`, `refundAsked`. */
export const askRefundWorkflow = actWorkflow("silai-ask-refund", { done: "refundAsked", act: recordRefundRequest })

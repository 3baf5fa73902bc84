import { actWorkflow } from "@silai/kit/workflow"
import { keepRefundAsk } from "./ask"

/** Keeps that somebody of the shop sends money back. Hooks: `validate`, `refundAsked`. */
export const askRefundWorkflow = actWorkflow("silai-ask-refund", { done: "refundAsked", act: keepRefundAsk })

import { actWorkflow } from "@silai/kit/workflow"
import { logInsight } from "./log"

/** Counts what happened in a shopper's visit. Hooks: `validate`, `insightLogged`. */
export const logInsightWorkflow = actWorkflow("silai-log-insight", { done: "insightLogged", act: logInsight })

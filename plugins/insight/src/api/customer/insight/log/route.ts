import { insightCalls } from "@silai/contracts/insight/calls"
import { INSIGHT, INSIGHT_TRIES } from "@silai/contracts/insight/limits"
import { insightRefusals } from "@silai/contracts/insight/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { hasTryLeft } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { logInsightWorkflow } from "../../../../workflows/workflows"

export const POST = answer(insightCalls.log, async ({ body, visitor, req, additionalData, container }) => {
  if (Number(req.headers["content-length"] ?? 0) > INSIGHT.maxBytes) throw refuse(insightRefusals.too_large)
  // A beacon has no reader: what is beyond the limit is dropped without a word.
  if (await hasTryLeft(databaseOf(container), "insight", visitor.countedAs, INSIGHT_TRIES))
    await run(logInsightWorkflow, container, { events: body.events }, additionalData)
  return {}
})

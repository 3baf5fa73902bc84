import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { halfKeyOf } from "../../../../queries/halves"
import { deleteMeasurementWorkflow } from "../../../../workflows/workflows"

export const POST = answer(measurementCalls.adminRemove, async ({ body, additionalData, container }) => {
  const input = { ...halfKeyOf(body._id), version: body.version }
  await run(deleteMeasurementWorkflow, container, input, additionalData)
  return { message: measurementMessages.removed, data: { _id: body._id } }
})

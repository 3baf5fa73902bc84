import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { updateOwnMeasurementWorkflow } from "../../../../workflows/workflows"
import { readSaved } from "../../../../queries/saved-measurements"

export const POST = answer(
  measurementCalls.add,
  async ({ body: { userId: _u, ...given }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    await run(updateOwnMeasurementWorkflow, container, { ...given, customerId }, additionalData)
    return { message: measurementMessages.saved, data: await readSaved(databaseOf(container), customerId) }
  },
)

import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { deleteOwnMeasurementWorkflow, updateOwnMeasurementWorkflow } from "../../../../workflows/workflows"
import { readSaved } from "../../../../queries/saved-measurements"

export const POST = answer(
  measurementCalls.update,
  async ({ body: { remove, userId: _u, ...given }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    if (remove) await run(deleteOwnMeasurementWorkflow, container, { customerId, half: remove }, additionalData)
    const { changed } = remove
      ? { changed: true }
      : await run(updateOwnMeasurementWorkflow, container, { ...given, customerId }, additionalData)
    const message = remove
      ? measurementMessages.removed
      : changed
        ? measurementMessages.saved
        : measurementMessages.unchanged
    return { message, changed, data: await readSaved(databaseOf(container), customerId) }
  },
)

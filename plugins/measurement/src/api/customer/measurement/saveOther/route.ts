import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { othersOf } from "../../../../queries/others"
import { saveOtherMeasurementWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  measurementCalls.saveOther,
  async ({ body: { name, measurement }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    const input = { customerId, name, measurement }
    const { changed } = await run(saveOtherMeasurementWorkflow, container, input, additionalData)
    return {
      message: changed ? measurementMessages.saved : measurementMessages.unchanged,
      changed,
      data: await othersOf(databaseOf(container), customerId),
    }
  },
)

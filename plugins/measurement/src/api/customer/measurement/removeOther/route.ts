import { measurementCalls } from "@silai/contracts/measurement/calls"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { othersOf } from "../../../../queries/others"
import { deleteOtherMeasurementWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  measurementCalls.removeOther,
  async ({ body: { personId, measurementType: half }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    await run(deleteOtherMeasurementWorkflow, container, { customerId, personId, half }, additionalData)
    return { message: fitMessages.personRemoved, data: await othersOf(databaseOf(container), customerId) }
  },
)

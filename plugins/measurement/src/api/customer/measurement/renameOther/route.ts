import { measurementCalls } from "@silai/contracts/measurement/calls"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { othersOf } from "../../../../queries/others"
import { renameOtherWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  measurementCalls.renameOther,
  async ({ body: { personId, name }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    await run(renameOtherWorkflow, container, { customerId, personId, name }, additionalData)
    return { message: fitMessages.renamed, data: await othersOf(databaseOf(container), customerId) }
  },
)

import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { showBatch } from "../../../../queries/batches"
import { generateUidsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(uidCalls.generate, async ({ body, visitor, additionalData, container }) => {
  const asked = { ...body, by: visitor.staff.name }
  const { batchId } = await run(generateUidsWorkflow, container, asked, additionalData)
  return { message: uidMessages.begun(body.quantity), data: await showBatch(databaseOf(container), batchId) }
})

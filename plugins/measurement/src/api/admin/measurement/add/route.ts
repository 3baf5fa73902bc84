import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readHalf } from "../../../../queries/halves"
import { run } from "@silai/kit/workflow"
import { addMeasurementWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  measurementCalls.adminAdd,
  async ({ body: { measurementType: half, ...body }, visitor, additionalData, container }) => {
    const { userId, name } = visitor.staff
    const key = await run(addMeasurementWorkflow, container, { ...body, half, by: { userId, name } }, additionalData)
    return {
      message: measurementMessages.saved,
      data: await readHalf(databaseOf(container), key, seesContact(visitor.staff.role)),
    }
  },
)

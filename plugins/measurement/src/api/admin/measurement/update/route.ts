import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf, readHalf } from "../../../../queries/halves"
import { run } from "@silai/kit/workflow"
import { updateMeasurementWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  measurementCalls.adminUpdate,
  async ({ body: { _id, ...body }, visitor, additionalData, container }) => {
    const { userId, name } = visitor.staff
    const input = { ...body, ...halfKeyOf(_id), by: { userId, name } }
    const { changed, ...key } = await run(updateMeasurementWorkflow, container, input, additionalData)
    return {
      message: changed ? measurementMessages.saved : measurementMessages.asTheyWere,
      changed,
      data: await readHalf(databaseOf(container), key, seesContact(visitor.staff.role)),
    }
  },
)

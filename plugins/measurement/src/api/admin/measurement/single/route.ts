import { measurementCalls } from "@silai/contracts/measurement/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf, historyOf, readHalf } from "../../../../queries/halves"

export const POST = answer(measurementCalls.adminSingle, async ({ body, visitor, container }) => {
  const [sql, key] = [databaseOf(container), halfKeyOf(body._id)]
  return {
    data: { ...(await readHalf(sql, key, seesContact(visitor.staff.role))), history: await historyOf(sql, key) },
  }
})

import { measurementCalls } from "@silai/contracts/measurement/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listHalves } from "../../../../queries/halves"

export const POST = answer(measurementCalls.adminAll, async ({ body, visitor, container }) => ({
  ...(await listHalves(databaseOf(container), body, seesContact(visitor.staff.role))),
}))

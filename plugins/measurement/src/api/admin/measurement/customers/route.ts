import { measurementCalls } from "@silai/contracts/measurement/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { findPeople } from "../../../../queries/halves"

export const POST = answer(measurementCalls.adminCustomers, async ({ body, visitor, container }) => ({
  data: await findPeople(databaseOf(container), body, seesContact(visitor.staff.role)),
}))

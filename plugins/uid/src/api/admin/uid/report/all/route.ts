import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listReports } from "../../../../../queries/reports"

export const POST = answer(uidCalls.reports, async ({ body, container }) => ({
  ...(await listReports(databaseOf(container), body)),
}))

import { auditCalls } from "@silai/contracts/audit/calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyAct } from "../../../../queries/audit"
import { AUDIT_COLUMNS } from "../../../../rules/audit-csv"

export const POST = answer(auditCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "audit_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "who-did-what.csv", AUDIT_COLUMNS, everyAct(database, body))
})

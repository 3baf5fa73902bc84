import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { uidCalls } from "@silai/contracts/uid/calls"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyUid } from "../../../../queries/list"
import { UID_COLUMNS } from "../../../../rules/uid-csv"

export const POST = answer(uidCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "uid_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "uids.csv", UID_COLUMNS, everyUid(database, body))
})

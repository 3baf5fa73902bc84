import { auditCalls } from "@silai/contracts/audit/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listActs } from "../../../../queries/audit"

export const POST = answer(auditCalls.all, ({ body, container }) => listActs(databaseOf(container), body))

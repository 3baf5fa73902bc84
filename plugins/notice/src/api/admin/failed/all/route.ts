import { noticeCalls } from "@silai/contracts/notice/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { failedWork } from "../../../../queries/failed"

export const POST = answer(noticeCalls.failed, ({ container }) => failedWork(databaseOf(container)))

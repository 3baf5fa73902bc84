import { noticeCalls } from "@silai/contracts/notice/calls"
import { noticeRefusals, noticeMessages } from "@silai/contracts/notice/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { tryFailedAgain } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(noticeCalls.failedAgain, async ({ body, container }) => {
  if (!(await tryFailedAgain(databaseOf(container), body.failedId))) throw refuse(noticeRefusals.failed_unknown)
  return { message: noticeMessages.again }
})

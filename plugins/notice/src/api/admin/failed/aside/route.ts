import { noticeCalls } from "@silai/contracts/notice/calls"
import { noticeRefusals, noticeMessages } from "@silai/contracts/notice/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { putFailedAside } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(noticeCalls.failedAside, async ({ body, container }) => {
  if (!(await putFailedAside(databaseOf(container), body.failedId))) throw refuse(noticeRefusals.failed_unknown)
  return { message: noticeMessages.aside }
})

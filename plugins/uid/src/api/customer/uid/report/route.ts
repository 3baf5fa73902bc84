import { uidCalls } from "@silai/contracts/uid/calls"
import { UID_REPORT_TRIES, UID_REPORT_TURN } from "@silai/contracts/uid/limits"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared } from "@silai/kit/rate-limit"
import { withSent } from "@silai/kit/sent-files"
import { run } from "@silai/kit/workflow"
import { reportFakeWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  uidCalls.report,
  async ({ body, additionalData, files, container }) => {
    await withSent(container, "uidReport", {}, files, (photoIds) =>
      run(reportFakeWorkflow, container, { ...body, photoIds }, additionalData),
    )
    return { message: uidMessages.reported }
  },
  {
    beforeFiles: ({ visitor: { countedAs }, container }) =>
      countShared(databaseOf(container), "uid_report", countedAs, UID_REPORT_TRIES, UID_REPORT_TURN),
  },
)

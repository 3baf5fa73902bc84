import { noticeCalls } from "@silai/contracts/notice/calls"
import { answer } from "@silai/kit/answer"
import { readDashboard } from "../../../queries/dashboard"

export const POST = answer(noticeCalls.dashboard, async ({ body, container }) => ({
  data: await readDashboard(container, body.days),
}))

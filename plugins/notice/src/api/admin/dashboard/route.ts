import { noticeCalls } from "@silai/contracts/notice/calls"
import { answer } from "@silai/kit/answer"
import { readDashboard } from "../../../queries/dashboard"

export const POST = answer(noticeCalls.dashboard, async ({ container }) => ({ data: await readDashboard(container) }))

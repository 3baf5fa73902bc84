import { noticeCalls } from "@silai/contracts/notice/calls"
import { answer } from "@silai/kit/answer"
import { readHealth } from "../../../queries/health"

export const POST = answer(noticeCalls.health, async ({ container }) => ({ data: await readHealth(container) }))

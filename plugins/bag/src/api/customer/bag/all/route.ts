import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { listLines } from "../../../../queries/list"

export const POST = answer(bagCalls.all, async ({ body, container }) => ({ ...(await listLines(container, body)) }))

import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { readChoices } from "../../../../queries/choices"

export const POST = answer(whatsappCalls.choices, async ({ container }) => ({ data: await readChoices(container) }))

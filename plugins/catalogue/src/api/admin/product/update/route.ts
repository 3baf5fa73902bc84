import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleSays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { updateStyle } from "../../../../counter/style-write"

export const POST = answer(styleCalls.update, async ({ body, container }) => {
  const data = await updateStyle(container, body)
  return { message: styleSays.saved(data.name), data }
})

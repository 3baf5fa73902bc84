import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleSays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { addStyle } from "../../../../counter/style-write"

export const POST = answer(styleCalls.add, async ({ body, container }) => {
  const data = await addStyle(container, body)
  return { message: styleSays.added(data.name), data }
})

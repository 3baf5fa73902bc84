import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleSays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { removeStyle } from "../../../../counter/style-write"

export const POST = answer(styleCalls.remove, async ({ body, container }) => {
  const { style, archived } = await removeStyle(container, body.productId)
  return {
    message: archived ? styleSays.archived(style.name) : styleSays.deleted(style.name),
    data: { _id: style._id, archived },
  }
})

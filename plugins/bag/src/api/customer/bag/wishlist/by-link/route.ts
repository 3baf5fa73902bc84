import { wishCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { sharedWishes } from "../../../../../queries/wishes"

export const POST = answer(wishCalls.shared, async ({ body, container }) => ({
  data: await sharedWishes(container, body.key),
}))

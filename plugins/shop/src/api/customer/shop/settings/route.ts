import { shopCalls } from "@silai/contracts/shop/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(shopCalls.settings, async ({ container }) => ({
  data: await container.resolve("shop").settings(),
}))

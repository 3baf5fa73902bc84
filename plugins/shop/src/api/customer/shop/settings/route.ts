import { shopCalls } from "@silai/contracts/shop/calls"
import { settingsOnWire } from "@silai/contracts/shop/sections"
import { answer } from "@silai/kit/answer"

export const POST = answer(shopCalls.settings, async ({ container }) => ({
  data: settingsOnWire(await container.resolve("shop").settings()),
}))

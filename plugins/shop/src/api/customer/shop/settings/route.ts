import { shopCalls } from "@silai/contracts/shop/calls"
import { settingsOnWire } from "@silai/contracts/shop/sections"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { homeVersion } from "../../../../queries/home"

export const POST = answer(shopCalls.settings, async ({ container }) => {
  const [data, version] = await Promise.all([container.resolve("shop").settings(), homeVersion(databaseOf(container))])
  return { data: settingsOnWire(data), homeVersion: version }
})

import { shopCalls } from "@silai/contracts/shop/calls"
import { pageSettings } from "@silai/contracts/shop/sections"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { versionOf } from "../../../../queries/settings"

export const POST = answer(shopCalls.settings, async ({ container }) => {
  const [data, version] = await Promise.all([
    container.resolve("shop").settings(),
    versionOf(databaseOf(container), "home"),
  ])
  return { data: pageSettings(data), homeVersion: version }
})

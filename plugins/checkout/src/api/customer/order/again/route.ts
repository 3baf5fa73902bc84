import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { AGAIN_LOOKS } from "@silai/contracts/checkout/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { unfinishedLines } from "../../../../queries/unfinished"

export const POST = answer(checkoutCalls.again, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const lines = await countRefused(database, "pay_again", visitor.countedAs, AGAIN_LOOKS.perAddress, () =>
    unfinishedLines(database, body),
  )
  return { data: { lines } }
})

import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { AGAIN_LOOKS } from "@silai/contracts/checkout/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { unfinishedLines } from "../../../../queries/unfinished"

export const POST = answer(checkoutCalls.again, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "pay_again", visitor.ip, AGAIN_LOOKS.perAddress)
  return { data: { lines: await unfinishedLines(database, body) } }
})

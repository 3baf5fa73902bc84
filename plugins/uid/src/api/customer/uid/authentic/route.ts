import { uidCalls } from "@silai/contracts/uid/calls"
import { UID_MISSES, UID_TRIES } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared, uncountTry } from "@silai/kit/rate-limit"
import { asRefusal } from "@silai/kit/refuse"
import { placeOf } from "../../../../rules/place"
import { uidIn } from "../../../../rules/parse-uid"
import { checkUid } from "../../../../workflows/check"

export const POST = answer(uidCalls.authentic, async ({ body, visitor: { ip, countedAs }, container }) => {
  const database = databaseOf(container)
  const id = uidIn(body.uid)
  await countShared(database, "uid_check", countedAs, UID_TRIES)
  // Counted before the id is checked: guessing with many requests at once gains nothing.
  await countShared(database, "uid_miss", countedAs, UID_MISSES)
  const known = await checkUid(container, id, placeOf(ip)).catch(async (error: unknown) => {
    if (asRefusal(error)?.code !== uidRefusals.unknown.code)
      await uncountTry(database, "uid_miss", countedAs, UID_MISSES)
    throw error
  })
  await uncountTry(database, "uid_miss", countedAs, UID_MISSES)
  return { data: known }
})

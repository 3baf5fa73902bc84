import { profileCalls } from "@silai/contracts/account/calls"
import { RESET } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry, hasTryLeft } from "@silai/kit/rate-limit"
import { hashOf } from "@silai/kit/sessions"
import { isKnownBrowser } from "../../../../workflows/sign-in/known-browser"

export const POST = answer(profileCalls.generateResetToken, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  // The limit refuses silently, and known browsers have their own count: a stranger who asks repeatedly must neither
  // learn anything nor use up the account owner's requests.
  const isKnown = await isKnownBrowser(database, visitor.mark, { email: body.email })
  await countTry(database, "reset_address", visitor.countedAs, RESET.asks.perAddress)
  const person = hashOf(body.email) + (isKnown ? ":known" : "")
  if (await hasTryLeft(database, "reset_person", person, RESET.asks.perPerson))
    await database.raw(`insert into reset_request (email) values (?)`, [body.email])
  return { message: accountMessages.resetAsked }
})

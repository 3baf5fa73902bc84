import { createHash } from "node:crypto"
import { profileCalls } from "@silai/contracts/account/calls"
import { RESET } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"

export const POST = answer(profileCalls.generateResetToken, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "reset_address", visitor.ip, RESET.asks.perAddress)
  await countTry(database, "reset_person", createHash("sha256").update(body.email).digest("hex"), RESET.asks.perPerson)
  await database.raw(`insert into reset_request (email) values (?)`, [body.email])
  return { message: accountSays.resetAsked }
})

import { paperCalls } from "@silai/contracts/papers/calls"
import { isWithoutContact, PAPER_PRINT } from "@silai/contracts/papers/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { printed } from "../../../../queries/print"

export const POST = answer(paperCalls.print, async ({ body: { kinds, of }, visitor, container, res }) => {
  const { userId, role } = visitor.staff
  const [database, contact] = [databaseOf(container), seesContact(role)]
  if (!contact && !kinds.every(isWithoutContact)) throw refuse(houseRefusals.not_allowed)
  await countTry(database, "paper_print", userId, PAPER_PRINT.perPerson)
  const orderIds = await container.resolve("silai_order").chosen(database, of, contact)
  return sendPdf(res, `${kinds.join("-")}.pdf`, await printed(container, kinds, orderIds))
})

import { paperCalls } from "@silai/contracts/papers/calls"
import { isWithoutContact, PAPER_PRINT } from "@silai/contracts/papers/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { printed } from "../../../../queries/print"

export const POST = answer(paperCalls.print, async ({ body: { kind, orderIds }, visitor, container, res }) => {
  if (!isWithoutContact(kind) && !seesContact(visitor.staff.role)) throw refuse(houseRefusals.not_allowed)
  await countTry(databaseOf(container), "paper_print", visitor.staff.userId, PAPER_PRINT.perPerson)
  return sendPdf(res, `${kind}.pdf`, await printed(container, kind, [...new Set(orderIds)]))
})

import { type OtpPurpose, OWN_PURPOSES } from "@silai/contracts/account/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"

const forSignedIn: readonly OtpPurpose[] = OWN_PURPOSES

/**
 * The purpose of a code. A page that sends none (requirements §7 sends only the phone) means sign-in where the phone
 * has an account, else sign-up; both look the same from outside.
 * @throws house.sign_in when the purpose needs a signed-in person
 */
export async function purposeOf(
  sql: Sql,
  visitor: Visitor,
  phone: string,
  asked: OtpPurpose | undefined,
): Promise<OtpPurpose> {
  const isKnown = await one(sql, `select 1 from customer_phone where phone = ?`, [phone])
  if (asked && forSignedIn.includes(asked) && !visitor.shopper?.customerId) throw refuse(houseRefusals.sign_in)
  return asked ?? (isKnown ? "signin" : "signup")
}

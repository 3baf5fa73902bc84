import type { MedusaContainer } from "@medusajs/framework/types"
import { SIGN_UPS } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { isProven, spendProof } from "../otp/proof"
import { passwordHash } from "../../rules/password-hash"
import { createCustomer, isTaken } from "./create"
import { createCustomerWorkflow } from "./workflows"
import { sendEmailLink } from "../email/link"
import { judgePassword } from "../password/check-password"
import { customerOfPhone, isEmailTaken } from "../../queries/look-up"

type Asked = { name: string; email: string; phone: string; password: string }

/**
 * Creates an account for a phone that this browser has proven. The same transaction uses up the proof.
 * @throws account.phone_unproven, account.email_in_use, account.phone_or_email_in_use, house.too_many, and what
 * `judgePassword` and the hook before it throw
 */
export async function signUp(
  container: MedusaContainer,
  sessionId: string,
  { name, email, phone, password }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<string> {
  const database = databaseOf(container)
  const occasion = { sessionId, phone, purpose: "signup" } as const
  // Checked first: a caller without proof learns nothing about others, and costs no hash.
  if (!(await isProven(database, occasion))) throw refuse(accountRefusals.phone_unproven)
  // Limits how many e-mails one proof can test for an account.
  await countTry(database, "sign_up", sessionId, SIGN_UPS.perBrowser)
  await judgePassword(password, { name, email, phone })
  if (await isEmailTaken(database, email)) throw refuse(accountRefusals.email_in_use)
  if (await customerOfPhone(database, phone)) throw refuse(accountRefusals.phone_or_email_in_use)
  const who = { name, email, phone }
  await createCustomerWorkflow.validate(container, who, additionalData)
  const hash = await passwordHash(password)
  const customerId = await database
    .transaction(async (trx) => {
      if (!(await spendProof(trx, occasion))) throw refuse(accountRefusals.phone_unproven)
      const customerId = await createCustomer(trx, who, { provider: "emailpass", entityId: email, passwordHash: hash })
      // When too many mails went to this address, the account is made without one, and can ask for it later.
      await sendEmailLink(trx, { customerId, name, email })
      return customerId
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuse(accountRefusals.phone_or_email_in_use) : error
    })
  await createCustomerWorkflow.runDoneHooks(container, who, additionalData, { customerId })
  return customerId
}

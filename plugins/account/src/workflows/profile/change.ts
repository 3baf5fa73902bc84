import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { Profile } from "@silai/contracts/account/shapes"
import { isProven, spendProof } from "../otp/proof"
import { isTaken, namesOf } from "../customer/create"
import { claimantOf, giveEmail } from "../email/claim"
import { mustSendEmailLink } from "../email/link"
import { recordChange } from "../ways/record"
import { waysOf } from "../../queries/sign-in-ways"
import { lockSignedIn } from "../customer/lock"
import { updateCustomerWorkflow } from "../customer/workflows"
import { type Proof, proveSelf, type Shown } from "./prove"
import { readProfile } from "../../queries/profile"

type Shopper = { sessionId: string; customerId: string }
type Change = Shown & { name?: string; email?: string; phone?: string }

/**
 * Changes name, phone and e-mail; only what differs. A new phone must be proven in this browser; a new phone and a new
 * e-mail, which both open the account, need more than a session: a proof of what was there before. An e-mail that
 * another account only claims is not changed yet: it becomes this account's when its link is followed. Returns what to
 * say.
 * @throws account.phone_unproven, account.proof_wanted, account.email_in_use, account.phone_or_email_in_use, house.too_many, and what
 * `proveSelf` throws
 */
export async function changeProfile(
  container: MedusaContainer,
  shopper: Shopper,
  change: Change,
  additionalData: Record<string, unknown> | undefined,
): Promise<{ linkSentTo: string | null }> {
  const database = databaseOf(container)
  const now = await readProfile(database, shopper.customerId)
  const wanted = change.email && change.email !== now.email ? change.email : null
  const phone = change.phone && change.phone !== now.phone ? change.phone : null
  const name = change.name && change.name !== now.name ? change.name : null
  const { customerId, sessionId } = shopper
  if (phone && !(await isProven(database, { sessionId, phone, purpose: "change-phone" })))
    throw refuse(accountRefusals.phone_unproven)
  const proofs = await proofsFor(container, shopper, now, change, { email: wanted !== null, phone: phone !== null })
  const other = wanted ? await claimantOf(database, wanted, customerId) : null
  if (other?.isTaken) throw refuse(accountRefusals.email_in_use)
  const email = other?.claimant ? null : wanted
  const differs = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
  await updateCustomerWorkflow.validate(container, { customerId, ...differs }, additionalData)
  if (!Object.keys(differs).length && !wanted) return { linkSentTo: null }
  try {
    await database.transaction(async (trx) => {
      await lockSignedIn(trx, customerId, sessionId)
      for (const proof of proofs) await proof(trx)
      if (name) await rename(trx, customerId, name)
      if (email) await changing(trx, customerId, "email", () => giveEmail(trx, customerId, email))
      if (phone) await changing(trx, customerId, "phone", () => changePhone(trx, shopper, phone))
      if (wanted) {
        await trx.raw(`delete from email_link where customer_id = ?`, [customerId])
        await mustSendEmailLink(trx, { customerId, name: name ?? now.name, email: wanted })
      }
      if (Object.keys(differs).length) {
        await container.resolve("checkout").endDetails(trx, customerId)
        await emitEvents(trx, { name: "customer.updated", data: [{ id: customerId }] })
      }
    })
  } catch (error) {
    throw isTaken(error) ? refuse(accountRefusals.phone_or_email_in_use) : error
  }
  if (Object.keys(differs).length)
    await updateCustomerWorkflow.runDoneHooks(container, { customerId, ...differs }, additionalData, { customerId })
  return { linkSentTo: wanted }
}

/** The existing ways in must prove the person: one proof for each, or one password or Google token for both. */
async function proofsFor(
  container: MedusaContainer,
  shopper: Shopper,
  now: Profile,
  shown: Shown,
  changes: { email: boolean; phone: boolean },
): Promise<Proof[]> {
  const proofs: Proof[] = []
  if (changes.email) proofs.push(await proveSelf(container, shopper, now, "change-email", shown))
  const isShown = shown.password !== undefined || shown.googleToken !== undefined
  if (changes.phone && !(changes.email && isShown))
    proofs.push(await proveSelf(container, shopper, now, "change-phone", shown))
  return proofs
}

/** Changes a way in, and records the previous one. */
async function changing(trx: Sql, customerId: string, what: "email" | "phone", act: () => Promise<void>) {
  const before = await waysOf(trx, customerId)
  await act()
  await recordChange(trx, customerId, what, before)
}

async function rename(trx: Sql, customerId: string, name: string): Promise<void> {
  const [first, last] = namesOf(name)
  await trx.raw(`update customer set first_name = ?, last_name = ?, updated_at = now() where id = ?`, [
    first,
    last,
    customerId,
  ])
}

async function changePhone(trx: Sql, { sessionId, customerId }: Shopper, phone: string): Promise<void> {
  if (!(await spendProof(trx, { sessionId, phone, purpose: "change-phone" })))
    throw refuse(accountRefusals.phone_unproven)
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  await trx.raw(`insert into customer_phone (phone, customer_id) values (?, ?)`, [phone, customerId])
  await trx.raw(`update customer set phone = ?, updated_at = now() where id = ?`, [phone, customerId])
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { ACCOUNT } from "../../modules/account/index"
import type { AccountService } from "../../modules/account/service"
import { addSignInMethod, createCustomer, isTaken } from "../customer/create"
import { lockCustomer } from "../customer/lock"
import { createCustomerWorkflow } from "../customer/workflows"
import { waysOf } from "../../queries/sign-in-ways"
import { claimantOf, dropClaim, proveEmail } from "../email/claim"
import { recordChange } from "../ways/record"
import { readProfile } from "../../queries/profile"
import { proveSelf } from "../profile/prove"
import { takeNonce } from "./nonce"
import { nameFromGoogle } from "../../rules/google-name"
import { ownerOf } from "./owner"
import type { GooglePerson } from "../../providers/google-tokens"

type Shopper = { sessionId: string; customerId: string | null }

/**
 * The account that a Google token signs in to. It is found by Google's own user id, never by e-mail: an account with
 * the same e-mail may belong to another person, who never proved that address. A signed-in customer connects Google to
 * their account, after proving that it is theirs. An e-mail that another account only claims goes to the person Google
 * names, once they have said that the other account is not theirs.
 * @throws account.google_off, account.google_refused, account.google_unverified, account.google_email_taken,
 * account.google_email_claimed, account.google_linked_elsewhere, account.google_connected_already, and what `proveSelf`
 * throws
 */
export async function signInByGoogle(
  container: MedusaContainer,
  shopper: Shopper,
  { token, password, takeEmail = false }: { token: string; password?: string; takeEmail?: boolean },
  additionalData: Record<string, unknown> | undefined,
): Promise<{ customerId: string; stillOpens: (trx: Sql) => Promise<boolean> }> {
  const database = databaseOf(container)
  const { google } = container.resolve<AccountService>(ACCOUNT)
  const person = await google.tokens.read(token)
  if (!person || !(await takeNonce(database, shopper.sessionId, person.nonce)))
    throw refuse(accountRefusals.google_refused)
  if (!person.emailVerified) throw refuse(accountRefusals.google_unverified)
  const owner = await ownerOf(database, person.sub)
  if (owner && shopper.customerId && owner !== shopper.customerId) throw refuse(accountRefusals.google_linked_elsewhere)
  const entered = async () => {
    const { sessionId, customerId } = shopper
    if (owner) return owner
    return customerId === null
      ? signUpByGoogle(container, person, takeEmail, additionalData)
      : connect(container, { sessionId, customerId }, person, password)
  }
  const actorId = await entered()
  return { customerId: actorId, stillOpens: async (trx) => (await ownerOf(trx, person.sub)) === actorId }
}

/** A person who borrows a phone for a minute must not leave with their own way to sign in. */
async function connect(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  { sub, email }: GooglePerson,
  password: string | undefined,
): Promise<string> {
  const database = databaseOf(container)
  const { customerId } = shopper
  const self = await readProfile(database, customerId)
  // A customer with neither password nor phone has one Google account: a second would be another person's.
  if (self.hasGoogle) throw refuse(accountRefusals.google_connected_already)
  const proof = await proveSelf(container, shopper, self, "connect-google", { password })
  await database
    .transaction(async (trx) => {
      await proof(trx)
      const before = await waysOf(trx, customerId)
      const identity = await one<{ id: string }>(
        trx,
        `select a.id from auth_identity a where a.app_metadata ->> 'customer_id' = ?
            and not exists (select 1 from provider_identity p where p.auth_identity_id = a.id and p.provider = 'google') limit 1`,
        [customerId],
      )
      if (!identity) throw refuse(accountRefusals.google_connected_already)
      await addSignInMethod(trx, identity.id, { provider: "google", entityId: sub })
      // Google still signs in after a change of password, so the owner must learn of a stranger's connection.
      await recordChange(trx, customerId, "google", before)
      if (before.email === email) await proveEmail(trx, customerId, email)
      await emitEvents(trx, { name: "silai.google.connected", data: [{ id: customerId }] })
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuse(accountRefusals.google_linked_elsewhere) : error
    })
  return customerId
}

async function signUpByGoogle(
  container: MedusaContainer,
  { sub, email, name }: GooglePerson,
  takeEmail: boolean,
  additionalData: Record<string, unknown> | undefined,
): Promise<string> {
  const database = databaseOf(container)
  // Two tabs at once: a taken e-mail may have been taken by the other tab, for the same person.
  const ownerOrRefusal = async () => {
    const owner = await ownerOf(database, sub)
    if (!owner) throw refuse(accountRefusals.google_email_taken)
    return owner
  }
  const { claimant, isTaken: isInUse } = await claimantOf(database, email)
  if (isInUse) return ownerOrRefusal()
  if (claimant && !takeEmail) throw refuse(accountRefusals.google_email_claimed)
  const who = { name: nameFromGoogle(name), email, phone: null }
  await createCustomerWorkflow.validate(container, who, additionalData)
  const made = await database
    .transaction(async (trx) => {
      if (claimant) {
        await lockCustomer(trx, claimant)
        const still = await claimantOf(trx, email)
        if (still.isTaken) throw refuse(accountRefusals.google_email_taken)
        if (still.claimant) await dropClaim(trx, still.claimant, email)
      }
      const customerId = await createCustomer(trx, who, { provider: "google", entityId: sub })
      await proveEmail(trx, customerId, email)
      return customerId
    })
    .catch((error: unknown) => {
      if (!isTaken(error)) throw error
      return null
    })
  if (made === null) return ownerOrRefusal()
  await createCustomerWorkflow.runDoneHooks(container, who, additionalData, { customerId: made })
  return made
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { NAME } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { ACCOUNT } from "../modules/account/index"
import type { AccountService } from "../modules/account/service"
import { addWayIn, createCustomer, isTaken } from "../people/create"
import { isEmailTaken } from "../people/known"
import { takeNonce } from "./nonce"
import type { GooglePerson } from "./tokens"

type Shopper = { sessionId: string; customerId: string | null }

/**
 * Whose account a Google token opens. Known by Google's own id of the person, never by e-mail: an account with the same e-mail may be
 * somebody else's, who never proved that address, so it is not taken over. Somebody signed in connects Google to their account.
 * @throws account.google_refused, account.google_unverified, account.google_email_taken, account.google_linked_elsewhere, account.google_connected_already
 */
export async function enterByGoogle(container: MedusaContainer, shopper: Shopper, token: string): Promise<string> {
  const database = databaseOf(container)
  const { googleTokens } = container.resolve<AccountService>(ACCOUNT)
  const person = await googleTokens.read(token)
  if (!person || !(await takeNonce(database, shopper.sessionId, person.nonce)))
    throw refuse(accountRefusals.google_refused)
  if (!person.emailVerified) throw refuse(accountRefusals.google_unverified)
  const owner = await ownerOf(database, person.sub)
  if (owner && shopper.customerId && owner !== shopper.customerId) throw refuse(accountRefusals.google_linked_elsewhere)
  if (owner) return owner
  return shopper.customerId ? connect(database, shopper.customerId, person) : signUpByGoogle(database, person)
}

/** The customer to whom a Google account is connected, or null. */
export async function ownerOf(database: Database, sub: string): Promise<string | null> {
  const row = await one<{ customer_id: string | null }>(
    database,
    `select a.app_metadata ->> 'customer_id' as customer_id from provider_identity p join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'google' and p.entity_id = ?`,
    [sub],
  )
  return row?.customer_id ?? null
}

async function connect(database: Database, customerId: string, { sub }: GooglePerson): Promise<string> {
  const identity = await one<{ id: string; has_google: boolean }>(
    database,
    `select a.id, exists (select 1 from provider_identity p where p.auth_identity_id = a.id and p.provider = 'google') as has_google
       from auth_identity a where a.app_metadata ->> 'customer_id' = ? limit 1`,
    [customerId],
  )
  if (!identity) throw refuse(accountRefusals.google_refused)
  // One only: a second one would let a borrowed session prove with its own Google that it is the person (profile/prove).
  if (identity.has_google) throw refuse(accountRefusals.google_connected_already)
  await addWayIn(database, identity.id, { provider: "google", entityId: sub }).catch((error: unknown) => {
    throw isTaken(error) ? refuse(accountRefusals.google_linked_elsewhere) : error
  })
  return customerId
}

async function signUpByGoogle(database: Database, { sub, email, name }: GooglePerson): Promise<string> {
  // Two tabs at once: when the e-mail has just been taken, it may be by the other tab, for the same person.
  const bySomebody = async () => {
    const owner = await ownerOf(database, sub)
    if (!owner) throw refuse(accountRefusals.google_email_taken)
    return owner
  }
  if (await isEmailTaken(database, email)) return bySomebody()
  // Google lets people be called anything; ours fits on a label.
  const called = NAME.pattern.test(name) ? name.slice(0, NAME.maxLength) : email.split("@")[0]!.slice(0, NAME.maxLength)
  return database
    .transaction((trx) =>
      createCustomer(trx, { name: called, email, phone: null }, { provider: "google", entityId: sub }),
    )
    .catch((error: unknown) => {
      if (!isTaken(error)) throw error
      return bySomebody()
    })
}

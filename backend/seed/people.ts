import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { TERMS_VERSION } from "@silai/contracts/account/limits"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"

export type DemoCustomer = { email: string; phone: string; password: string }
/** The demo's owner has a name; a real one enters it in the back office, and is shown by e-mail until then. */
export type FirstPeople = {
  admin: { email?: string; password?: string; name?: [string, string] }
  customer: DemoCustomer | null
}

/**
 * The first people of the shop: an owner, from `DEMO_ADMIN_EMAIL` and `DEMO_ADMIN_PASSWORD`, and the demo's customer,
 * whom only the demo's launcher names. Without these variables no one is created; existing people stay unchanged.
 */
export async function seedPeople(container: MedusaContainer, { admin, customer }: FirstPeople): Promise<void> {
  if (admin.email && admin.password)
    await ensureOwner(container, admin.email.trim().toLowerCase(), admin.password, admin.name)
  if (customer && !(await isCustomerThere(databaseOf(container), customer))) await makeCustomer(container, customer)
}

async function ensureOwner(
  container: MedusaContainer,
  email: string,
  password: string,
  [first_name, last_name]: [string?, string?] = [],
): Promise<void> {
  const users = container.resolve(Modules.USER)
  const [known] = await users.listUsers({ email })
  if (known) return
  const user = await users.createUsers({ email, first_name, last_name })
  await addPassword(container, email, password, { user_id: user.id })
  await databaseOf(container).raw(
    `insert into staff_member (user_id, role) values (?, 'owner') on conflict do nothing`,
    [user.id],
  )
}

async function addPassword(
  container: MedusaContainer,
  email: string,
  password: string,
  whose: Record<string, string>,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity, error } = await auth.register("emailpass", { body: { email, password } })
  if (!authIdentity) throw new Error(`The first sign-in could not be made: ${error}`)
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: whose })
}

/** Also true when another person has the e-mail or the phone: the demo takes over no account. */
export const isCustomerThere = async (sql: Sql, { email, phone }: DemoCustomer): Promise<boolean> =>
  (await one(
    sql,
    `select 1 from customer where email = ? and deleted_at is null union all select 1 from customer_phone where phone = ?
     union all select 1 from provider_identity where provider = 'emailpass' and entity_id = ? limit 1`,
    [email, phone, email],
  )) !== null

const upperBody = { neck: 15.5, shoulder: 18, chest: 40, upperBodyWaist: 36.5, sleeveLength: 24.5, shirtLength: 29.5 }
const lowerBody = { hip: 40, lowerBodyWaist: 34, thigh: 23.5, legLength: 41, bottom: 15 }

async function makeCustomer(container: MedusaContainer, { email, phone, password }: DemoCustomer): Promise<void> {
  const customer = await container
    .resolve(Modules.CUSTOMER)
    .createCustomers({ email, first_name: "Arjun", last_name: "Mehta", phone, has_account: true })
  await addPassword(container, email, password, { customer_id: customer.id })
  await databaseOf(container).transaction(async (trx) => {
    await trx.raw(`insert into customer_phone (phone, customer_id) values (?, ?)`, [phone, customer.id])
    await trx.raw(`insert into customer_email_proof (customer_id, email) values (?, ?)`, [customer.id, email])
    await trx.raw(`insert into customer_consent (customer_id, version) values (?, ?)`, [customer.id, TERMS_VERSION])
    await trx.raw(
      `insert into customer_address (id, customer_id, country_code, address_name, first_name, last_name, phone, address_1, address_2, city, province, postal_code, metadata, is_default_shipping)
       values (?, ?, 'in', 'Home', 'Arjun', 'Mehta', ?, '27, Sarabha Nagar', 'Block C', 'Ludhiana', 'Punjab', '141001', '{"landmark": "Opposite the market"}', true)`,
      [newId("cuaddr"), customer.id, phone],
    )
    for (const [half, inches] of Object.entries({ upperBody, lowerBody }))
      await trx.raw(`insert into body_measurement (customer_id, half, inches) values (?, ?, ?::jsonb)`, [
        customer.id,
        half,
        JSON.stringify(inches),
      ])
  })
}

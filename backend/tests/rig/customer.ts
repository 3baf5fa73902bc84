import { mailMessages } from "@silai/contracts/messaging/messages"
import { randomInt } from "node:crypto"
import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { type OtpPurpose, TERMS_VERSION } from "@silai/contracts/account/limits"
import { newId } from "@silai/kit/ids"
import { type Browser, browser, openSessionFor } from "./browser"
import { theShop } from "./facts"
import { mails } from "./gateway"
import { sql } from "./sql"

/** A phone unique to one test. */
export const aPhone = () => `${randomInt(6, 10)}${String(randomInt(1e9)).padStart(9, "0")}`
export const anEmail = () => `someone-${Date.now()}-${randomInt(1e9)}@silai.example`

/** A browser at its own network address, so that one test does not use up another's rate limits. */
export const aBrowser = (): Browser =>
  browser(theShop(), { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

type Text = { phone: string; text: string; otp: string; receivedAt: string }
/** The codes sent to a phone by text message, oldest first. */
export async function textsOf(phone: string): Promise<Text[]> {
  const response = await fetch(`${theShop().standIns}/sms/__inbox?phone=${phone}`)
  return ((await response.json()) as { texts: Text[] }).texts.filter(({ otp }) => otp !== null)
}

export async function standInPost<Reply = unknown>(path: string, body: unknown): Promise<Reply> {
  const response = await fetch(theShop().standIns + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return response.json() as Promise<Reply>
}

/** As if a minute had passed: the same phone may get the next code. */
export const waitOutFloor = (phone: string) =>
  sql(`delete from rate_limit where key in ($1, $2)`, [`otp_floor:${phone}`, `otp_floor:${phone}:known`])

/** Requests a code and reads it from the phone. */
export async function codeFor(at: Browser, phone: string, purpose?: OtpPurpose): Promise<string> {
  const { status, body } = await at.call(accountCalls.sendOtp, { phone, purpose })
  if (status !== 200) throw new Error(`No code was sent: ${status} ${body.message}`)
  return (await textsOf(phone)).at(-1)!.otp
}

/** A wrong code. */
export const wrongFor = (code: string, step = 1) =>
  String((Number(code) + step) % 10 ** code.length).padStart(code.length, "0")

export async function provePhone(at: Browser, phone: string, purpose: OtpPurpose): Promise<void> {
  const { status, body } = await at.call(accountCalls.verifyOtp, {
    phone,
    otp: await codeFor(at, phone, purpose),
    purpose,
  })
  if (status !== 200) throw new Error(`The phone could not be proven: ${status} ${body.message}`)
}

export type Customer = { at: Browser; id: string; name: string; email: string; phone: string; password: string }

type Person = Pick<Customer, "name" | "email" | "phone" | "password">
const aPerson = (change: Partial<Person>): Person => ({
  name: "Asha Verma",
  email: anEmail(),
  phone: aPhone(),
  password: "thread-and-needle",
  ...change,
})

/** A signed-in customer who went through the whole sign-up, and got its mail. */
export async function aCustomerWhoSignedUp(change: Partial<Person> = {}): Promise<Customer> {
  const at = aBrowser()
  const who = aPerson(change)
  await provePhone(at, who.phone, "signup")
  const { status, body } = await at.call(accountCalls.signup, { ...who, verified: true })
  if (status !== 200) throw new Error(`The sign-up was refused: ${status} ${body.message}`)
  return { at, id: body.data.customer._id, ...who }
}

/** A signed-in customer, inserted as rows: no code, no mail, no password check. The password is the owner's, whose hash is copied. */
export async function aCustomer(change: Partial<Omit<Person, "password">> = {}): Promise<Customer> {
  const { owner } = theShop()
  const who = aPerson({ ...change, password: owner.password })
  const id = newId("cus")
  const identity = newId("authid")
  const [first, ...last] = who.name.split(" ")
  await sql(
    `with person as (
       insert into customer (id, email, first_name, last_name, phone, has_account) values ($1, $2, $3, $4, $5, true)),
     way as (insert into auth_identity (id, app_metadata) values ($6, jsonb_build_object('customer_id', $1::text))),
     consent as (insert into customer_consent (customer_id, version) values ($1, $7))
     insert into customer_phone (phone, customer_id) values ($5, $1)`,
    [id, who.email, first, last.join(" "), who.phone, identity, TERMS_VERSION],
  )
  await sql(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     select $1, $2, 'emailpass', $3, provider_metadata from provider_identity where provider = 'emailpass' and entity_id = $4`,
    [newId("provid"), who.email, identity, owner.email],
  )
  const at = aBrowser()
  await openSessionFor(at, "shop", id)
  return { at, id, ...who }
}

export const profileOf = async (at: Browser) => (await at.call(profileCalls.userSingle)).body.data

/** The token in the newest reset mail to an address, or null. */
export async function resetTokenOf(email: string): Promise<string | null> {
  const mail = (await mails())
    .filter(({ to, subject }) => to === email && subject === mailMessages.reset.subject)
    .at(-1)
  return mail ? (/#token=([\w-]+)/.exec(mail.text)?.[1] ?? null) : null
}

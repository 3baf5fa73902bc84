import { type APIRequestContext, request as playwright } from "@playwright/test"
import { aGuest, type Guest } from "./guest"
import { mailsTo, theShop } from "./shop"

type Text = { phone: string; text: string; otp: string }

/** The one-time codes sent to a phone, oldest first. */
export async function codesTo(phone: string): Promise<string[]> {
  const response = await fetch(`${theShop().standIns}/sms/__inbox?phone=${phone}`)
  return ((await response.json()) as { texts: Text[] }).texts.flatMap(({ otp }) => otp ?? [])
}

/** The newest code on a phone, once `count` of them have arrived. */
export async function codeTo(phone: string, count = 1): Promise<string> {
  for (
    const until = Date.now() + 15_000;
    Date.now() < until;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    const codes = await codesTo(phone)
    if (codes.length >= count) return codes.at(-1)!
  }
  throw new Error(`No code number ${count} came to ${phone}.`)
}

async function linkTo(email: string, path: RegExp, count: number): Promise<string> {
  for (
    const until = Date.now() + 30_000;
    Date.now() < until;
    await new Promise((resolve) => setTimeout(resolve, 300))
  ) {
    const links = (await mailsTo(email)).flatMap(({ text }) => path.exec(text)?.[0] ?? [])
    if (links.length >= count) return links.at(-1)!
  }
  throw new Error(`No mail with a link like ${path.source} came to ${email}.`)
}

/** The path of the newest reset mail's link, with its token behind the #. */
export const resetLinkTo = (email: string, count = 1) => linkTo(email, /\/forgot-password#token=[\w-]+/, count)

/** The paths of the newest links that confirm an e-mail, prove identity, and undo a change. */
export const confirmEmailLinkTo = (email: string) => linkTo(email, /\/confirm-email#token=[\w-]+/, 1)
export const proofLinkTo = (email: string) => linkTo(email, /\/confirm-it-is-me#token=[\w-]+/, 1)
export const undoLinkTo = (email: string, count = 1) => linkTo(email, /\/undo-change#token=[\w-]+/, count)

/** The path of the newest link that brings back an unpaid bag, with its key behind the #. */
export const payAgainLinkTo = (email: string, count = 1) => linkTo(email, /\/mybag#again=[\w.-]+/, count)

/** The path of the newest order mail's link, with its key behind the #. */
export const orderLinkTo = (email: string) => linkTo(email, /\/order-confirmation\/[\w-]+#key=[\w.-]+/, 1)

/** A wrong code. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, "0")

export type Customer = Guest & { password: string }

/**
 * A customer with an account, created through the shop's own calls. `at` is a browser that is then signed in
 * (`page.request`, `context.request`); without one, no one is.
 */
export async function aCustomer(at?: APIRequestContext, name = "Asha Verma"): Promise<Customer> {
  const someone = { ...aGuest(name), password: "thread-and-needle" }
  const own = at ?? (await playwright.newContext())
  const call = async (path: string, data: unknown) => {
    const response = await own.post(`${theShop().shop}/api/customer/${path}`, {
      data,
      headers: { origin: theShop().shop },
    })
    if (!response.ok()) throw new Error(`${path} was refused: ${response.status()} ${await response.text()}`)
  }
  const { phone, email, password } = someone
  await call("otp/send", { phone, purpose: "signup" })
  await call("otp/verify", { phone, otp: await codeTo(phone), purpose: "signup" })
  await call("signup", { name, email, phone, password, verified: true })
  if (!at) await own.dispose()
  return someone
}

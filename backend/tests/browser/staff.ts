import { expect, type Page } from "@playwright/test"
import type { Role } from "@silai/contracts/staff/roles"
import { mailsTo, theShop } from "./shop"

/** The password of all staff who have joined this way. */
export const staffPassword = "chalk-and-tape"
let people = 0

const post = async <Data>(page: Page, path: string, data: unknown): Promise<Data> => {
  const response = await page.context().request.post(`${theShop().shop}/api${path}`, {
    data,
    headers: { origin: theShop().shop },
  })
  const reply = (await response.json()) as { success: boolean; message: string; data: Data }
  if (!reply.success) throw new Error(`${path} was refused: ${response.status()} ${reply.message}`)
  return reply.data
}

/** A new staff member, signed in in this page's browser, through the shopkeeper's invitation. */
export async function joinStaff(page: Page, role: Role, name: string): Promise<string> {
  const email = `${role}-${Date.now()}-${people++}-${process.pid}@silai.example`
  const { email: identifier, password: owners } = theShop().owner
  await post(page, "/customer/signin", { identifier, password: owners })
  await post(page, "/admin/user/invite", { email, role, ...(role === "owner" && { password: owners }) })
  let token = ""
  await expect(async () => {
    token = /welcome#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[1] ?? ""
    expect(token).not.toBe("")
  }).toPass({ timeout: 30_000 })
  await post(page, "/customer/user/accept-invitation", { token, name, password: staffPassword })
  return email
}

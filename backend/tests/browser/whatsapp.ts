import { randomInt } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { eventually } from "../rig/eventually"
import { sql, standIn, theShop } from "./shop"

/** A customer with a WhatsApp that no other journey has. */
export function aWriter(name = "Asha Verma", phone = `9${String(randomInt(1e9)).padStart(9, "0")}`) {
  return { name: `${name} ${phone.slice(-4)}`, waId: `91${phone}` }
}
export type Writer = ReturnType<typeof aWriter>

/** Sets fault switches of WhatsApp's stand-in. */
export const meta = (switches: Record<string, unknown>) => standIn("/meta/__faults", switches)

/** The customer's phone, as the stand-in's page. */
export async function openPhone(phone: Page, { name, waId }: Writer): Promise<void> {
  await phone.goto(`${theShop().standIns}/meta/phone.html`)
  await phone.getByLabel("Name", { exact: true }).fill(name)
  await phone.getByLabel("Phone", { exact: true }).fill(waId)
}

/** The customer types and sends. */
export async function types(phone: Page, text: string): Promise<void> {
  await phone.getByLabel("Message").fill(text)
  await phone.getByRole("button", { name: "Send", exact: true }).click()
  await expect(phone.getByRole("listitem").filter({ hasText: text }).first()).toBeVisible()
}

/** A chat with a customer who has just written, and its id. */
export async function aWhatsappChat(page: Page, writer: Writer, text: string): Promise<string> {
  const { name, waId } = writer
  await standIn("/meta/__write", {
    phone: { name, waId, bsuid: `IN.${waId}` },
    message: { type: "text", text: { body: text } },
    at: Date.now(),
  })
  return eventually("the chat is there", async () => {
    const response = await page.request.post(`${theShop().shop}/api/admin/whatsapp/all`, {
      data: { search: name },
      headers: { origin: theShop().shop },
    })
    const { data } = (await response.json()) as { data: { _id: string }[] }
    return data[0]?._id
  })
}

/** Makes this customer's last message so many hours old. */
export const wroteHoursAgo = ({ waId }: Writer, hours: number) =>
  sql(
    `update whatsapp_chat c set last_customer_at = now() - make_interval(hours => $2) from whatsapp_contact k where k.id = c.contact_id and k.wa_id = $1`,
    [waId, hours],
  )

/** A colleague is typing in a chat, as the server notifies open pages of it. */
export const colleagueTypes = (chatId: string, name: string) =>
  sql(`select pg_notify('silai_live', $1)`, [
    JSON.stringify({ event: "whatsapp.typing", chatId, userId: "user_colleague", name }),
  ])

import fs from "node:fs"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { profileCalls } from "@silai/contracts/account/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBrowser, aCustomer } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { useShop } from "../rig/facts"
import { mails } from "../rig/gateway"
import { root } from "../rig/places"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"

let shop: RunningShop
const loft = fs.mkdtempSync(path.join(os.tmpdir(), "silai-loft-"))
const mood = path.join(loft, "mood")

// A separate shop: its medusa-config.ts differs.
beforeAll(async () => {
  const provider = {
    resolve: path.join(root, "backend/tests/operator/pigeon-post.cjs"),
    id: "pigeons",
    options: { channels: ["email"], loft },
  }
  shop = await openShop({
    OPERATORS_PROVIDER: JSON.stringify(provider),
    NODE_OPTIONS: `--require ${path.join(root, "backend/tests/operator/fuse-box.cjs")}`,
  })
  useShop(shop.facts)
}, 240_000)
afterAll(async () => {
  await shop?.close()
  fs.rmSync(loft, { recursive: true, force: true })
}, 60_000)
closeSqlAfterwards()

type Letter = {
  to: string
  template: string
  content: { subject: string; text: string; html: string }
  provider_data: { message_id: string }
}
/** The mails with a link for a new password; the sign-up sends another mail. */
function lettersTo(email: string): Letter[] {
  const file = path.join(loft, "letters")
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter(Boolean) : []
  return lines
    .map((line) => JSON.parse(line) as Letter)
    .filter(({ to, template }) => to === email && template === "account.reset")
}
/** The mail for a customer who has forgotten the password. */
async function askForLink() {
  const { email } = await aCustomer()
  await aBrowser().call(profileCalls.generateResetToken, { email })
  return email
}
type OutboxRow = { status: string; tries: number; last_error: string | null }
const outboxRow = async (email: string) =>
  (
    await sql<OutboxRow>(
      `select status, tries, last_error from outbox where topic = 'account.reset' and payload ->> 'email' = $1`,
      [email],
    )
  )[0]
const rows = () => sql(`select 1 from notification where channel = 'email'`)

test("replaces our mail provider by one line with the operator's, which gets the composed mail", async () => {
  const email = await askForLink()
  const [letter] = await eventually("the pigeon has it", async () => {
    const letters = lettersTo(email)
    return letters.length > 0 && letters
  })
  expect(letter).toMatchObject({ template: "account.reset", content: { subject: mailMessages.reset.subject } })
  expect(letter!.content.text).toMatch(/#token=\S+/)
  expect(letter!.content.html).toContain("<!doctype html>")
  expect((await mails()).filter(({ to }) => to === email)).toEqual([])
  await eventually("the outbox has sent it", async () => (await outboxRow(email))?.status === "sent")
  expect(await rows()).toEqual([])
})

test("retries a mail that its provider could not send, once, under the same Message-ID; the failure names no address", async () => {
  fs.writeFileSync(mood, "no wind for someone@silai.example")
  const email = await askForLink()
  const failed = await eventually("the first try", async () => {
    const row = await outboxRow(email)
    return row?.last_error ? row : null
  })
  expect(failed).toMatchObject({ status: "waiting", tries: 1 })
  expect(failed.last_error).not.toContain("someone@")
  expect(await rows()).toEqual([])
  fs.rmSync(mood)
  await sql(`update outbox set next_at = now() where payload ->> 'email' = $1`, [email])
  await eventually("the second try", async () => (await outboxRow(email))?.status === "sent")
  expect((await outboxRow(email))!.tries).toBe(2)
  expect(lettersTo(email).map(({ provider_data }) => provider_data.message_id)).toEqual([
    expect.stringMatching(/^<[0-9a-f]{40}@localhost>$/),
  ])
})

test("does not try again a mail that its provider refuses for good", async () => {
  fs.writeFileSync(mood, "permanent: no such roof")
  const email = await askForLink()
  const row = await eventually("it is given up", async () => {
    const now = await outboxRow(email)
    return now?.status === "given_up" ? now : null
  })
  expect(row).toMatchObject({ tries: 1 })
  expect(row.last_error).toContain("no such roof")
  fs.rmSync(mood)
})

test("gives a provider from npm the channel by the line of the document", async () => {
  const line = createRequire(import.meta.url)("../operator/mail-provider.cjs") as object
  await shop.backend().stop()
  await shop.startBackend({ OPERATORS_PROVIDER: JSON.stringify(line) })
  const email = await askForLink()
  await eventually("the outbox has sent it", async () => (await outboxRow(email))?.status === "sent")
  expect((await outboxRow(email))!.tries).toBe(1)
  const [taking] = await sql(`select channels from notification_provider where id = 'mails' and is_enabled`)
  expect(taking).toEqual({ channels: ["email"] })
  expect([lettersTo(email), (await mails()).filter(({ to }) => to === email), await rows()]).toEqual([[], [], []])
}, 60_000)

import type { BrowserContext } from "@playwright/test"
import sharp from "sharp"
import { renderSVG } from "uqr"
import { pieceOf, signInAsOwner } from "./guest"
import { theShop } from "./shop"

/** A call of the back office, by a signed-in staff member. */
async function ask<Data>(at: BrowserContext, call: string, data: object): Promise<Data> {
  const headers = { origin: theShop().shop }
  const response = await at.request.post(`${theShop().shop}/api/admin/uid/${call}`, { data, headers })
  if (!response.ok()) throw new Error(`${call}: ${response.status()} ${await response.text()}`)
  return (
    response.headers()["content-type"]?.includes("json") ? ((await response.json()) as { data: Data }).data : undefined
  ) as Data
}

/** So many labels of one colour and size, printed by the shopkeeper, who stays signed in in this browser. */
export async function labels(owner: BrowserContext, slug: string, size: string, quantity: number): Promise<string[]> {
  await signInAsOwner(owner)
  const { _id: variantId } = await pieceOf(owner.request, slug)
  const made = { variantId, size, quantity, madeOn: "2026-11-20" }
  const { _id: batchId } = await ask<{ _id: string }>(owner, "generate", made)
  for (let tries = 0; ; tries++) {
    const [batch] = await ask<{ made: number }[]>(owner, "batch/all", { batchId })
    if (batch?.made === quantity) break
    if (tries > 100) throw new Error("The ids were not made.")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await ask(owner, "print", { batchId, first: 1, last: quantity, sheet: "a4x65" })
  return (await ask<{ uid: string }[]>(owner, "all", { batchId })).map(({ uid }) => uid)
}

/** Moves an id to another state, as the shopkeeper. */
export const turn = (owner: BrowserContext, uid: string, state: string, why: string) =>
  ask(owner, "update", { uid, state, why })

/** A photo of a label: its code, slightly tilted, on cloth. */
export async function photoOf(uid: string): Promise<Buffer> {
  const code = renderSVG(`${theShop().shop}/authentic/${uid}`.toUpperCase(), { ecc: "M", border: 4 })
  const label = await sharp(Buffer.from(code))
    .resize(420)
    .flatten({ background: "#fff" })
    .rotate(7, { background: "#8a9aa8" })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1280, height: 960, channels: 3, background: "#8a9aa8" } })
    .composite([{ input: label, left: 380, top: 220 }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

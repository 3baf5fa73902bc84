import { reviewCalls } from "@silai/contracts/review/calls"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { changes, noReviews, reviewed, written } from "../../rig/review"
import { scripts } from "../../rig/opening/scripts"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await noReviews(owner)
})
afterAll(() => noReviews(owner))

test("keeps and returns sixty texts that look like scripts as texts, never as a page, and they name no file", async () => {
  expect(scripts.length).toBe(60)
  const who = await aCustomer()
  const { styleId } = await reviewed()
  const photo = await aPhoto(3, 400)
  const { _id } = await written(who)
  for (const [n, script] of scripts.entries()) {
    await sql(`delete from rate_limit where key like 'review_write%'`)
    const wish = {
      reviewTitle: script.slice(0, 50),
      review: `${script} ok`,
      userName: script.slice(0, 20).padEnd(3, "x"),
    }
    const files = n % 10 ? [] : [{ name: `${script}.jpg`, bytes: photo }]
    const { status, body } = await changes(who.at, _id, { ...wish, keptImages: "" }, files)
    expect({ script, status }).toEqual({ script, status: 200 })
    const reply = await browser().send(reviewCalls.fetch.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ productId: styleId }),
    })
    expect(reply.headers.get("content-type")).toMatch(/^application\/json/)
    const [shown] = ((await reply.json()) as { data: { review: string; images: string[] }[] }).data
    expect(shown!.review).toBe(body.data.review)
    for (const name of shown!.images) expect(name).toMatch(/^rvi_[0-9A-Z]{26}-1200\.webp$/)
    await owner.call(reviewCalls.answer, { reviewId: _id, reply: script })
  }
})

import { orderCalls } from "@silai/contracts/order/calls"
import { ORDER_MAIL } from "@silai/contracts/order/limits"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { expect, test } from "vitest"
import { aGuestBuyer } from "../../rig/buyer"
import { aBrowser } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { theShop } from "../../rig/facts"
import { closeSqlAfterwards } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to.includes(email))
const until = (email: string, count: number) =>
  afterWork(`${count} mails to ${email}`, async () => {
    const found = await mailsTo(email)
    return found.length === count && found
  })
const keyIn = (text: string) => /#key=(\S+)/.exec(text)![1]!

test("shows what was bought in an order's mail, with a picture that every mail program can show, and the tax in it", async () => {
  const { email } = await aGuestBuyer()
  const [mail] = await until(email, 1)
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain("₹999")
    // 5% of what is paid, in two equal halves.
    expect(part).toContain("Includes ₹47.58 GST.")
    expect(part).toMatch(/order-confirmation\/\S+#key=/)
  }
  const picture = /<img src="([^"]+)"/.exec(mail!.html)![1]!
  expect(picture).toMatch(/\/images\/[^"]+\.jpg$/)
  const shown = await fetch(theShop().api + new URL(picture).pathname)
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"])
  expect(mail!.html).toContain(`<meta name="color-scheme" content="light dark">`)
})

test("sends the mail again for anyone who may see the whole order, to the order's own address, a few times an hour at most", async () => {
  const { email, orderId } = await aGuestBuyer()
  const [first] = await until(email, 1)
  const key = keyIn(first!.text)
  const again = (more = {}, at = aBrowser()) => at.call(orderCalls.sendConfirmationMail, { orderId, ...more })
  const stranger = await again()
  expect([stranger.status, stranger.body.code]).toEqual([404, orderRefusals.not_found.code])
  const forged = await again({ key: `${key}x` })
  expect([forged.status, forged.body.code]).toEqual([410, orderRefusals.link_over.code])
  expect((await again({ key, email: "stranger@else.example" })).status).toBe(400)
  expect((await again({ key })).body.message).toBe(orderMessages.mailed(email))
  expect((await again({}, await signInAs("packer"))).status).toBe(200)
  for (let more = 2; more < ORDER_MAIL.perOrder.points; more++) await again({ key })
  expect((await again({ key })).status).toBe(429)
  const all = await until(email, 1 + ORDER_MAIL.perOrder.points)
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(1)
  expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(all.length)
})

test("does not send it again once the order is cancelled: it says that the tailors have the order, and the money", async () => {
  const { orderId } = await aGuestBuyer()
  const owner = await signInAsOwner()
  expect((await owner.call(orderCalls.update, { orderId, status: 10, reason: "Out of cloth" })).status).toBe(200)
  const again = await owner.call(orderCalls.sendConfirmationMail, { orderId })
  expect([again.status, again.body.code]).toEqual([409, orderRefusals.over.code])
})

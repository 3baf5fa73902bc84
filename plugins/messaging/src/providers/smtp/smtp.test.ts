import { FIRST_IDENTITY, shopAddress } from "@silai/contracts/shop/identity"
import { FIRST_OPENING_HOURS, hoursInWords } from "@silai/contracts/shop/opening-hours"
import { Router } from "express"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { mount } from "../../../stand-in/mount"
import type { CaughtMail } from "../../../stand-in/mailbox"
import { messageIdFor } from "../../rules/message-id"
import { deliveryErrorOf } from "../../rules/delivery-error"
import { compose } from "../../rules/letters/compose"
import { notificationOf } from "../../rules/letters/notification"
import { SmtpProvider } from "./provider"

let panel: Awaited<ReturnType<typeof mount>>
let post: SmtpProvider
let mailbox: { mails: CaughtMail[]; mode: string }
const from = "Silai <orders@silai.example>"

beforeAll(async () => {
  panel = await mount(Router(), {
    settings: { SMTP_PORT: "0" },
    clock: { now: Date.now },
    store: (_name, empty) => {
      mailbox = empty as never
      return { state: empty, save: () => undefined }
    },
  })
  post = new SmtpProvider({}, { url: `smtp://127.0.0.1:${panel.smtpPort}`, from })
})
beforeEach(() => panel.reset())
afterAll(async () => {
  post.close()
  await panel.close()
})

/** Composes a letter and sends it. */
async function deliver(
  { topic, payload, dedupeKey }: { topic: string; payload: object; dedupeKey: string },
  by = post,
) {
  const shop = "http://localhost:8000"
  const notification = notificationOf(
    compose(topic, payload, {
      publicUrl: shop,
      shop: FIRST_IDENTITY,
      hours: hoursInWords(FIRST_OPENING_HOURS),
      returnDays: 7,
    }),
    { topic, messageId: messageIdFor(dedupeKey, shop) },
    shop,
  )
  return by.send({ ...notification, channel: "email", template: topic })
}

const payload = {
  orderNumber: "S100042",
  placedAt: "2026-11-20T20:10:00.000Z",
  orderPath: "/order-confirmation/order_1?key=abc&x=1",
  contact: { name: "Asha <b>Rao</b>", email: "asha@example.in", phone: "9876543210" },
  deliveryMethod: "home",
  deliveryName: "Home delivery",
  address: {
    name: "Asha Rao",
    phone: "9876543210",
    line1: "12, Mall Road",
    line2: "",
    landmark: "",
    city: "Ludhiana",
    state: "Punjab",
    pincode: "141001",
  },
  totals: { itemsPaise: 12_399_850, savedPaise: 0, discountPaise: 5_000, deliveryPaise: 0, totalPaise: 12_394_850 },
  lines: [
    { name: "Formal Shirt", colour: "Classic White", size: "L", quantity: 2, linePaise: 159_800, measurement: null },
    {
      name: "Chinos",
      colour: "Beige Mist",
      size: "Custom Size",
      quantity: 1,
      linePaise: 12_240_050,
      measurement: {
        measurementType: "lowerBody",
        lowerBodyWaist: 32.5,
        hip: 38,
        thigh: 22,
        bottom: 14,
        legLength: 40,
        fitProfile: { fit: "loose", build: ["flatSeat"], madeFor: "Papa" },
      },
    },
  ],
}
const order = { topic: "order.placed", payload, dedupeKey: "order.placed:order_1" }

test("confirms a placed order by mail with its lines, measurements, address and total", async () => {
  await deliver(order)
  const [mail] = mailbox.mails
  expect(mail).toMatchObject({
    to: ["asha@example.in"],
    from: "orders@silai.example",
    subject: "Your order S100042 is placed",
  })
  for (const body of [mail!.text, mail!.html])
    for (const part of [
      "₹1,23,948.50",
      "₹1,598",
      "−₹50",
      "21 Nov 2026",
      "Formal Shirt, Classic White",
      "Hip 38, Waist 32.5, Thigh 22, Leg length 40, Bottom 14. Loose, Flat seat, For Papa",
      "Ludhiana, Punjab 141001",
    ])
      expect(body).toContain(part)
  expect(mail!.text).toContain("http://localhost:8000/order-confirmation/order_1?key=abc&x=1")
})

test("shows each piece with a picture of the shop, with the tax in the sum, in light and dark", async () => {
  const [shirt, chinos] = payload.lines
  const lines = [{ ...shirt, picture: "/images/shirt-960.jpg" }, chinos]
  await deliver({ ...order, payload: { ...payload, lines, taxPaise: 4_756 } })
  const [{ html, text }] = mailbox.mails as [CaughtMail]
  expect(html.match(/<img src="[^"]+"/g)).toEqual([`<img src="http://localhost:8000/images/shirt-960.jpg"`])
  for (const body of [html, text]) expect(body).toContain("Includes ₹47.56 GST.")
  expect(html).toContain(`<meta name="color-scheme" content="light dark">`)
  expect(html).toContain("@media (prefers-color-scheme:dark)")
})

test("says in the mail of an order on which days it should be there, and what comes next", async () => {
  const promised = { from: "2026-11-30", to: "2026-12-02" }
  await deliver({ ...order, payload: { ...payload, promised } })
  const collected = { ...payload, promised, deliveryMethod: "pickup", address: null }
  await deliver({ ...order, payload: collected, dedupeKey: "order.placed:order_2" })
  const [home, pickup] = mailbox.mails.map(({ text }) => text)
  expect(home).toContain("Expected at your door: 30 Nov–2 Dec 2026.")
  expect(home).toContain("We write again when the parcel leaves our shop.")
  expect(pickup).toContain("Ready to collect: 30 Nov–2 Dec 2026.")
})

test("says in the mail of a delivered order until when it can be returned, and leads to the return and to the reviews", async () => {
  const moved = {
    orderNumber: "SL-000042",
    orderPath: "/order-confirmation/order_1#key=abc",
    contact: { name: "Asha", email: "asha@example.in" },
    news: "delivered",
    arrived: {
      at: "2026-11-25T20:00:00Z",
      kinds: ["return", "exchange"],
      returnPath: "/request-return/order_1#key=abc",
      reviews: [{ name: "Classic White Formal Shirt", path: "/product/classic-white-formal-shirt#review" }],
    },
  }
  await deliver({ topic: "order.moved", payload: moved, dedupeKey: "order.moved:order_1:6" })
  const [mail] = mailbox.mails
  expect(mail!.text).toContain("you can ask for a return or an exchange until 3 Dec 2026.")
  expect(mail!.text).toContain("Ask for a return or an exchange: http://localhost:8000/request-return/order_1#key=abc")
  expect(mail!.text).toContain(
    "Review Classic White Formal Shirt: http://localhost:8000/product/classic-white-formal-shirt#review",
  )
  expect(mail!.html).toContain('href="http://localhost:8000/request-return/order_1#key=abc"')
})

test("promises in the mail of an accepted order one that it has left, or can be collected", async () => {
  const facts = {
    orderNumber: "SL-000042",
    orderPath: "/order-confirmation/order_1#key=abc",
    contact: { name: "Asha", email: "asha@example.in" },
    news: "accepted",
  }
  for (const deliveryMethod of ["home", "pickup"])
    await deliver({
      topic: "order.moved",
      payload: { ...facts, deliveryMethod },
      dedupeKey: `order.moved:${deliveryMethod}`,
    })
  const [home, pickup] = mailbox.mails.map(({ text }) => text)
  expect(home).toContain("We write again when it leaves the shop.")
  expect(pickup).toContain("We write again when you can collect it.")
  expect(pickup).not.toContain("leaves the shop")
})

test("never puts a picture of another site into a mail", async () => {
  const lines = [{ ...payload.lines[0], picture: "//elsewhere.example/pixel.jpg" }]
  await expect(deliver({ ...order, payload: { ...payload, lines } })).rejects.toThrow("lines.0.picture")
})

test("names the order in the mail about its refund, and does not say that there was none", async () => {
  const facts = { name: "Asha", email: "asha@example.in", amountRupees: 200, reason: "other", orderNumber: "SL-000042" }
  await deliver({ topic: "refund.made", payload: facts, dedupeKey: "refund.made:rfa_1" })
  const [mail] = mailbox.mails
  expect(mail!.text).toContain("We have sent back ₹200 of your order SL-000042.")
  expect(mail!.text).not.toContain("No order was placed")
})

test("escapes text that a shopper typed", async () => {
  await deliver(order)
  expect(mailbox.mails[0]!.html).toContain("Asha &lt;b&gt;Rao&lt;/b&gt;")
  expect(mailbox.mails[0]!.html).not.toContain("<b>Rao")
})

test("gives a mail sent again the same Message-ID, another mail not", async () => {
  const { id } = await deliver(order)
  await deliver(order)
  await deliver({ ...order, dedupeKey: "order.placed:order_2" })
  const ids = mailbox.mails.map((mail) => mail.messageId)
  expect(ids.slice(0, 2)).toEqual([id, id])
  expect(ids[2]).not.toBe(id)
})

test("names in a collected order the shop's address instead of the shopper's", async () => {
  await deliver({ ...order, payload: { ...payload, deliveryMethod: "pickup", address: null } })
  expect(mailbox.mails[0]!.text).toContain("Collect from our shop")
})

test("names a paid share apart from the sum due on delivery, and never calls the whole sum paid", async () => {
  const totals = { itemsPaise: 79_900, discountPaise: 0, deliveryPaise: 4_000, totalPaise: 83_900 }
  const due = (atDoorPaise: number) => ({ ...order, payload: { ...payload, totals, isDue: true, atDoorPaise } })
  await deliver(due(83_900))
  await deliver({ ...due(63_900), dedupeKey: "order.placed:order_2" })
  const sumsIn = ({ text }: CaughtMail) => text.match(/^(Total|Paid|To pay): .*$/gm)
  expect(mailbox.mails.map(sumsIn)).toEqual([["To pay: ₹839"], ["Total: ₹839", "Paid: ₹200", "To pay: ₹639"]])
  expect(mailbox.mails[0]!.text).toContain("you pay the courier in cash")
})

test("explains a payment that was sent back", async () => {
  const facts = { name: "Asha", email: "asha@example.in", amountRupees: 799, reason: "late" }
  await deliver({ topic: "refund.made", payload: facts, dedupeKey: "refund.made:pay_1" })
  await deliver({
    topic: "refund.made",
    payload: { ...facts, reason: "the lease ran out" },
    dedupeKey: "refund.made:pay_2",
  })
  const [late, other] = mailbox.mails
  expect(late).toMatchObject({ subject: "We have sent back ₹799" })
  expect(late!.text).toContain("we no longer held the items")
  expect(other!.text).not.toContain("lease")
})

const movedMail = {
  orderNumber: "SL-000042",
  orderPath: "/order-confirmation/order_1#key=abc",
  contact: { name: "Asha", email: "asha@example.in" },
}
test("says of a piece that was packed before it was paid that it is left out, and that its link is over", async () => {
  const payload = { ...movedMail, piece: "1 × Shirt, M", insteadOf: null, reason: "", paidPaise: 0, refundPaise: 0 }
  await deliver({ topic: "order.pieces-changed", payload: { ...payload, isLeftOut: true }, dedupeKey: "left:1" })
  const [{ text }] = mailbox.mails as [CaughtMail]
  expect(text).toContain("1 × Shirt, M is not in it")
  expect(text).toContain("Money that reaches us all the same is refunded.")
  expect(text).not.toContain("as you asked")
})

const byHandMails = {
  "a cancelled order": {
    topic: "order.moved",
    payload: { ...movedMail, news: "cancelledByShop", refundPaise: 79_900 },
  },
  "pieces that were taken out": {
    topic: "order.taken-out",
    payload: {
      ...movedMail,
      lines: [{ name: "Shirt", size: "M", quantity: 1 }],
      reason: "",
      refundPaise: 79_900,
      isDue: false,
    },
  },
  "a swapped piece": {
    topic: "order.pieces-changed",
    payload: { ...movedMail, piece: "1 × Shirt, M", insteadOf: null, reason: "", paidPaise: 0, refundPaise: 79_900 },
  },
  ...Object.fromEntries(
    (["requested", "refunded"] as const).map((news) => [
      `a return that is ${news}`,
      {
        topic: "return.moved",
        payload: {
          ...movedMail,
          news,
          kind: "return",
          returnNumber: "RT-000001",
          returnPath: "/return-order/ret_1",
          lines: [{ name: "Shirt", size: "M", quantity: 1, toSize: null }],
          reason: "",
          refundPaise: 79_900,
          feePaise: 0,
          isFetched: false,
        },
      },
    ]),
  ),
}
test.each(Object.entries(byHandMails))(
  "promises no bank's refund of %s to a buyer who paid in cash or by bank transfer",
  async (_what, { topic, payload }) => {
    await deliver({ topic, payload, dedupeKey: `${topic}:bank` })
    await deliver({ topic, payload: { ...payload, isByHand: true }, dedupeKey: `${topic}:hand` })
    const [bank, hand] = mailbox.mails.map(({ text }) => text)
    expect(bank).toMatch(/₹799 .*to the account or card you paid with/)
    expect(hand).toMatch(/₹799\. We ask you how/)
    expect(hand).not.toMatch(/account or card|Your bank/)
  },
)

test.each(["approved", "exchanged", "altered", "sentBack", "released"] as const)(
  "names the shop and its hours to a buyer who comes there, when a request is %s",
  async (news) => {
    const request = {
      ...movedMail,
      news,
      kind: news === "altered" ? "alteration" : "exchange",
      returnNumber: "RT-000001",
      returnPath: "/return-order/ret_1",
      lines: [{ name: "Shirt", size: "M", quantity: 1, toSize: "L" }],
      reason: "",
      refundPaise: 0,
      feePaise: 0,
    }
    await deliver({ topic: "return.moved", payload: { ...request, isFetched: true }, dedupeKey: "fetched" })
    await deliver({ topic: "return.moved", payload: { ...request, isFetched: false }, dedupeKey: "brought" })
    const [fetched, brought] = mailbox.mails.map(({ subject, text }) => `${subject}\n${text}`)
    expect(fetched).not.toContain("Our shop: ")
    expect(brought).toContain(`Our shop: ${shopAddress(FIRST_IDENTITY)}. ${hoursInWords(FIRST_OPENING_HOURS)}.`)
    expect(brought).not.toMatch(/on (its|their) way|has left our shop|send the pieces/)
  },
)

test.each(Object.entries(byHandMails))(
  "promises nothing of %s that the buyer's bank disputes",
  async (_what, { topic, payload }) => {
    await deliver({ topic, payload: { ...payload, disputedPaise: 79_900 }, dedupeKey: `${topic}:all` })
    await deliver({ topic, payload: { ...payload, disputedPaise: 50_000 }, dedupeKey: `${topic}:part` })
    const [all, part] = mailbox.mails.map(({ text }) => text)
    expect(all).toContain("A payment of ₹799 was disputed at your bank.")
    expect(all).not.toMatch(/account or card|We refund/)
    expect(part).toMatch(/₹299 .*to the account or card you paid with/)
    expect(part).toContain("A payment of ₹500 was disputed at your bank.")
  },
)

test("says of money that a person has given that the buyer has it, and names no bank", async () => {
  const payload = {
    name: "Asha",
    email: "asha@example.in",
    orderNumber: "SL-000042",
    amountRupees: 799,
    reason: "other",
  }
  await deliver({ topic: "refund.made", payload: { ...payload, isGiven: true }, dedupeKey: "refund.given:1" })
  const [mail] = mailbox.mails
  expect(mail!.text).toContain("We have noted that ₹799 of your order SL-000042 is with you again.")
  expect(mail!.text).not.toMatch(/bank|account or card/)
})

test.each([
  ["refuse-now", "temporary"],
  ["drop-after-taking", "temporary"],
  ["refuse-for-good", "permanent"],
])("finds, when the mail server does %s, the failure %s", async (mode, kind) => {
  mailbox.mode = mode
  await expect(deliver(order)).rejects.toMatchObject({ name: "DeliveryError", kind })
})

test("treats an unreachable mail server as a temporary failure", async () => {
  const lost = new SmtpProvider({}, { url: "smtp://127.0.0.1:1", from })
  await expect(deliver(order, lost)).rejects.toMatchObject({ kind: "temporary" })
})

test.each([
  ["an unknown topic", { ...order, topic: "weather" }],
  [
    "an address that smuggles in a second one",
    { ...order, payload: { ...payload, contact: { name: "A", email: "a@b.in,c@d.in" } } },
  ],
  ["a link to another host", { ...order, payload: { ...payload, orderPath: "//evil.example/x" } }],
])("takes %s for a permanent failure, and sends nothing", async (_what, delivery) => {
  await expect(deliver(delivery)).rejects.toMatchObject({ kind: "permanent" })
  expect(mailbox.mails).toEqual([])
})

test("names missing options in one sentence when the shop starts", () => {
  expect(() => SmtpProvider.validateOptions({ url: "mail.example" })).toThrow(
    "Mail is not set up: url is not an smtp:// address; from is missing.",
  )
})

test("says in the Notification module's error whether the failure is temporary, and quotes nothing from other providers", () => {
  const failed = (words: string) =>
    deliveryErrorOf(new Error(`Failed to send notification with id noti_1:\n${words}`), "sms")
  expect(failed("permanent: the carrier answered 400")).toMatchObject({
    kind: "permanent",
    reason: "the carrier answered 400",
  })
  expect(failed("temporary: permanent: no")).toMatchObject({ kind: "temporary" })
  expect(String(failed("cannot send 042137 to +919876543210"))).not.toMatch(/042137|98765/)
})

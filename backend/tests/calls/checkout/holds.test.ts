import { GUESTS_OPENED, PAYMENT_ASKS, UNPAID_SHARE } from "@silai/contracts/checkout/limits"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { present } from "@silai/contracts/present"
import { cookieName } from "@silai/kit/cookies"
import { hashOf, SESSION_DAYS } from "@silai/kit/sessions"
import { expect, test } from "vitest"
import { browser, type Browser } from "../../rig/browser"
import { aBrowser, aCustomer, anEmail, aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { faults, pay } from "../../rig/gateway"
import { aBag, aContact, aGuest, anAddress, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const slug = "beige-mist-formal-trousers"

async function introduced(at: Browser, contact = aContact()): Promise<Browser> {
  const { status } = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
  expect(status).toBe(200)
  return at
}
const guestAt = (address: string, contact = aContact()) =>
  introduced(browser(theShop(), { "x-forwarded-for": address }), contact)
const holdsOf = async (phone: string) =>
  (
    await sql<{ n: number }>(
      `select count(*)::int n from checkout_attempt where status in ('open', 'held') and snapshot -> 'contact' ->> 'phone' = $1`,
      [phone],
    )
  )[0]!.n

test("keeps an open payment and its last piece when a stranger types the same phone and e-mail", async () => {
  await setStock(slug, "XL", 1)
  await setStock(slug, "S", 9)
  const contact = aContact({ phone: aPhone(), email: anEmail() })
  const [last, others] = [await aBag([{ slug, size: "XL" }]), await aBag([{ slug, size: "S" }])]
  const buyer = await aGuest({ contact })
  const held = await askToPay(buyer, last)
  expect((await askToPay(await aGuest({ contact }), others)).status).toBe(200)
  expect((await askToPay(await aGuest({ contact: { email: contact.email } }), others)).status).toBe(200)
  const { attemptId } = held.body.data
  expect((await buyer.call(checkoutCalls.success, { attemptId })).body.data.status).toBe("held")
  expect((await askToPay(await aGuest(), last)).body.code).toBe("checkout.unavailable")
  await pay(held.body.data.razorpay.orderId)
  expect(await untilPlaced(buyer, attemptId)).toMatch(/^order_/)
})

test("keeps the last piece from a late payment by a stranger who typed its buyer's phone", async () => {
  await setStock(slug, "XL", 1)
  const phone = aPhone()
  const items = await aBag([{ slug, size: "XL" }])
  const [stranger, buyer] = [await aGuest({ contact: { phone } }), await aGuest({ contact: { phone } })]
  const theirs = await askToPay(stranger, items)
  await sql(`update checkout_attempt set held_until = now() where id = $1`, [theirs.body.data.attemptId])
  const own = await afterWork("the piece is free again", async () => {
    const asked = await askToPay(buyer, items)
    return asked.status === 200 ? asked : null
  })
  await pay(theirs.body.data.razorpay.orderId)
  await afterWork("the stranger's money goes back", async () =>
    ["refund_due", "refunded"].includes(
      (await stranger.call(checkoutCalls.success, { attemptId: theirs.body.data.attemptId })).body.data.status,
    ),
  )
  await pay(own.body.data.razorpay.orderId)
  expect(await untilPlaced(buyer, own.body.data.attemptId)).toMatch(/^order_/)
})

test("moves the last piece to a second device once the phone is proven there", async () => {
  await setStock(slug, "XL", 1)
  const phone = aPhone()
  const items = await aBag([{ slug, size: "XL" }])
  const [telephone, laptop] = [await aGuest({ contact: { phone } }), await aGuest({ contact: { phone } })]
  const older = await askToPay(telephone, items)
  const asked = await askToPay(laptop, items)
  expect([asked.status, asked.body.code, asked.body.field]).toEqual([403, "checkout.prove_to_continue", "phone"])
  const { attemptId } = older.body.data
  expect((await telephone.call(checkoutCalls.success, { attemptId })).body.data.status).toBe("held")
  await provePhone(laptop, phone, "checkout")
  const newer = await askToPay(laptop, items)
  expect([newer.status, await holdsOf(phone)]).toEqual([200, 1])
  expect((await telephone.call(checkoutCalls.success, { attemptId })).body.data.status).toBe("expired")
  await pay(newer.body.data.razorpay.orderId)
  expect(await untilPlaced(laptop, newer.body.data.attemptId)).toMatch(/^order_/)
})

test("moves the last piece from a guest's browser to the account whose phone it is", async () => {
  await setStock(slug, "XL", 1)
  const items = await aBag([{ slug, size: "XL" }])
  const { at, email, phone } = await aCustomer()
  const guest = await aGuest({ contact: { phone } })
  const older = await askToPay(guest, items)
  await introduced(at, aContact({ email, phone }))
  expect((await askToPay(at, items)).status).toBe(200)
  const { body } = await guest.call(checkoutCalls.success, { attemptId: older.body.data.attemptId })
  expect(body.data.status).toBe("expired")
})

test("gives ten browsers that typed one phone each their own hold, and none an error", async () => {
  await setStock(slug, "S", 30)
  const phone = aPhone()
  const items = await aBag([{ slug, size: "S" }])
  const guests = await Promise.all(Array.from({ length: 10 }, () => aGuest({ contact: { phone } })))
  const answers = await Promise.all(guests.map((at) => askToPay(at, items)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await holdsOf(phone)).toBe(10)
})

test("lets a shopper pay on a second device while the first still waits for Razorpay, and says so on the first", async () => {
  await setStock(slug, "S", 30)
  const phone = aPhone()
  const items = await aBag([{ slug, size: "S" }])
  const [telephone, laptop] = [await aGuest({ contact: { phone } }), await aGuest({ contact: { phone } })]
  await faults({ reset: true, api: "slow", slowMs: 4_000, apiMatch: "/orders" })
  try {
    const older = askToPay(telephone, items)
    await eventually("the first one's goods are held", async () => (await holdsOf(phone)) === 1)
    await provePhone(laptop, phone, "checkout")
    const newer = await askToPay(laptop, items)
    const { status, body } = await older
    expect([status, body.code, body.message]).toEqual([
      409,
      "checkout.replaced",
      "You have started to pay in another window or on another device. Nothing was charged here. Please continue there, or place the order here again.",
    ])
    expect([newer.status, await holdsOf(phone)]).toEqual([200, 1])
  } finally {
    await faults({ reset: true })
  }
})

test("pays the newer of two tabs of one browser with different bags, and says so in the older", async () => {
  await setStock(slug, "S", 30)
  const at = await aGuest()
  const [one, two] = [await aBag([{ slug, size: "S" }]), await aBag([{ slug, size: "S", quantity: 2 }])]
  const { held: before } = await stockOf(slug, "S")
  await faults({ reset: true, api: "slow", slowMs: 4_000, apiMatch: "/orders" })
  try {
    const older = askToPay(at, one)
    await eventually("the older tab's goods are held", async () => (await stockOf(slug, "S")).held === before + 1)
    // A third tab with the older bag waits for the older one's payment order, and reads the same.
    const now = await oneRow<{ is: Date }>(`select clock_timestamp() as is`)
    const waiting = askToPay(at, one)
    await eventually("the third tab polls for it", async () => {
      const polling = `select * from checkout_attempt where id = $1`
      return (await sql(`select 1 from pg_stat_activity where query = $1 and query_start > $2`, [polling, now.is]))
        .length
    })
    const newer = await askToPay(at, two)
    const refusals = [await older, await waiting].map(({ status, body }) => [status, body.code])
    expect([newer.status, ...refusals]).toEqual([200, [409, "checkout.replaced"], [409, "checkout.replaced"]])
    expect((await stockOf(slug, "S")).held).toBe(before + 2)
  } finally {
    await faults({ reset: true })
  }
})

test("gives the last piece to the older of two browsers that both proved the phone, when it is paid there", async () => {
  await setStock(slug, "XL", 1)
  const { held } = await stockOf(slug, "XL")
  const phone = aPhone()
  const items = await aBag([{ slug, size: "XL" }])
  const [telephone, laptop] = [await aGuest({ contact: { phone } }), await aGuest({ contact: { phone } })]
  await provePhone(telephone, phone, "checkout")
  const older = await askToPay(telephone, items)
  await waitOutFloor(phone)
  await provePhone(laptop, phone, "checkout")
  const newer = await askToPay(laptop, items)
  expect([older.status, newer.status]).toEqual([200, 200])
  await pay(older.body.data.razorpay.orderId)
  expect(await untilPlaced(telephone, older.body.data.attemptId)).toMatch(/^order_/)
  const left = await laptop.call(checkoutCalls.success, { attemptId: newer.body.data.attemptId })
  expect(left.body.data.status).toBe("expired")
  expect(await stockOf(slug, "XL")).toMatchObject({ free: 0, held })
})

test("lets unproven guests at one address hold no whole size; others, and signed-in shoppers there, can still buy it", async () => {
  await setStock(slug, "L", 20)
  const { held: before, free: unsold } = await stockOf(slug, "L")
  const most = Math.ceil((unsold + before) * UNPAID_SHARE.ofOneAddress)
  const items = await aBag([{ slug, size: "L", quantity: 2 }])
  const address = "203.0.113.20"
  const answers = []
  for (let n = 0; n < 12; n++) answers.push(await askToPay(await guestAt(address), items))
  const refused = answers.filter(({ status }) => status !== 200)
  expect((await stockOf(slug, "L")).held - before).toBeLessThanOrEqual(most)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.message}`))).toEqual(
    new Set([
      "403 checkout.prove_phone Only a few pieces of Beige Mist Formal Trousers (Size: L) are left. Please confirm your phone with an OTP, so that we can hold yours while you pay.",
    ]),
  )
  expect((await askToPay(await aGuest(), items)).status).toBe(200)
  const { at: neighbour, email, phone } = await aCustomer()
  await introduced(neighbour, aContact({ email, phone }))
  expect((await askToPay(neighbour, items)).status).toBe(200)
})

test("reserves part of a size for shoppers who sign in or prove a phone, against guests at many addresses", async () => {
  await setStock(slug, "XXL", 12)
  const items = await aBag([{ slug, size: "XXL", quantity: 2 }])
  const answers = []
  for (let n = 0; n < 6; n++) answers.push(await askToPay(await aGuest(), items))
  expect((await stockOf(slug, "XXL")).free).toBeGreaterThan(0)
  expect(answers.at(-1)!.body.code).toBe("checkout.prove_phone")
  const { at, email, phone } = await aCustomer()
  await introduced(at, aContact({ email, phone }))
  expect((await askToPay(at, items)).status).toBe(200)
})

test("lets a guest buy the last piece", async () => {
  await setStock(slug, "M", 1)
  expect((await askToPay(await aGuest(), await aBag([{ slug, size: "M" }]))).status).toBe(200)
  await setStock(slug, "M", 5)
})

test("slows down a browser that asks for payment after payment, but not its neighbour", async () => {
  await setStock(slug, "M", 9)
  const address = "203.0.113.40"
  const at = await guestAt(address)
  const items = await aBag([{ slug, size: "M" }])
  const statuses: number[] = []
  for (let n = 0; n <= PAYMENT_ASKS.perShopper.points; n++) statuses.push((await askToPay(at, items)).status)
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
  expect((await askToPay(await guestAt(address), items)).status).toBe(200)
})

test("asks guests of a network with very many payments to prove their phone, and asks nothing of shoppers signed in there", async () => {
  const address = "203.0.113.50"
  const items = await aBag([{ slug, size: "M" }])
  const at = await guestAt(address)
  await askToPay(at, items)
  await sql(`update rate_limit set points = $2 where key = $1`, [
    `payment_address:${address}`,
    PAYMENT_ASKS.perAddress.points,
  ])
  const asked = await askToPay(at, items)
  expect([asked.status, asked.body.code]).toEqual([403, "checkout.prove_busy"])
  const provenPhone = aPhone()
  const proven = await guestAt(address, aContact({ phone: provenPhone }))
  await provePhone(proven, provenPhone, "checkout")
  expect((await askToPay(proven, items)).status).toBe(200)
  expect((await askToPay(await aGuest(), items)).status).toBe(200)
  const { at: neighbour, email, phone } = await aCustomer()
  neighbour.cookies.forEach((value, name) => at.cookies.set(name, value))
  await introduced(at, aContact({ email, phone }))
  expect((await askToPay(at, items)).status).toBe(200)
})

test("opens a shorter session for a new browser in a busy network, and a usual one for a browser that an account knows", async () => {
  const address = "203.0.113.60"
  await guestAt(address)
  await sql(`update rate_limit set points = 100000 where key = $1`, [`guest_address:${address}`])
  const hoursOf = async (at: Browser) => {
    expect((await at.call(checkoutCalls.guest)).status).toBe(200)
    const [row] = await sql<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from session where secret_hash = $1`,
      [hashOf(present(at.cookies.get(cookieName("shop")), "the session's cookie"))],
    )
    return row!.hours
  }
  const usual = SESSION_DAYS.shop.absolute * 24
  expect(await hoursOf(browser(theShop(), { "x-forwarded-for": address }))).toBe(GUESTS_OPENED.briefHours)
  expect(await hoursOf(aBrowser())).toBe(usual)
  const { at } = await aCustomer()
  const known = browser(theShop(), { "x-forwarded-for": address })
  for (const [name, value] of at.cookies) if (name.includes("known")) known.cookies.set(name, value)
  expect(await hoursOf(known)).toBe(usual)
})

test("never deadlocks when shoppers go back and forth between bags", async () => {
  const shelves = [
    ["black-aura-formal-trousers", "S"],
    ["beige-mist-formal-trousers", "S"],
    ["black-aura-formal-shirt", "S"],
    ["classic-white-formal-shirt", "S"],
  ] as const
  for (const [name, size] of shelves) await setStock(name, size, 200)
  const lines = await aBag(shelves.map(([name, size]) => ({ slug: name, size })))
  const bags = shelves.map((_, n) => [lines[n]!, lines[(n + 1) % 4]!])
  const guests = await Promise.all(Array.from({ length: 12 }, () => aGuest()))
  const statuses = await Promise.all(
    guests.map(async (at, who) => {
      const seen: number[] = []
      for (let turn = 0; turn < 6; turn++)
        seen.push((await askToPay(at, bags[(who + turn * (1 + (who % 3))) % 4]!)).status)
      return seen
    }),
  )
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  const { deadlocks } = (
    await sql<{ deadlocks: number }>(`select deadlocks::int from pg_stat_database where datname = current_database()`)
  )[0]!
  expect(deadlocks).toBe(0)
  await afterWork("the held count equals the holds", async () => {
    const row = await oneRow<{ n: number }>(
      `select count(*)::int n from inventory_level l where l.held <> coalesce((select sum(quantity) from stock_hold h where h.inventory_item_id = l.inventory_item_id), 0)`,
    )
    return row.n === 0
  })
})

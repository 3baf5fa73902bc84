import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { CHECKOUT, SCARCE } from "@silai/contracts/checkout/limits"
import { expect, test } from "vitest"
import { browser, type Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { aCustomer, aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, anAddress, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()

/** A size of a separate colourway, because what others hold and held of it counts. */
async function aSize(stock: number) {
  const size = "M"
  const { slug } = await aPublished(await signInAsOwner(), { sizes: [{ size, stock }] })
  const [one, two] = [await aBag([{ slug, size }]), await aBag([{ slug, size, quantity: 2 }])]
  return { one, two, setStock: (free: number) => setStock(slug, size, free), stock: () => stockOf(slug, size) }
}

type Guest = { at: Browser; phone: string }
async function guestAt(address: string, phone = aPhone()): Promise<Guest> {
  const at = browser(theShop(), { "x-forwarded-for": address })
  await at.call(checkoutCalls.guest, {
    contact: aContact({ phone }),
    address: anAddress(),
    deliveryMethod: "home",
  })
  return { at, phone }
}
let addresses = 0
/** Each another network: what one guest uses up is not another's. */
const anAddressOf = () => `203.0.${Math.floor(++addresses / 256)}.${addresses % 256}`
async function provenAt(address: string, phone?: string): Promise<Guest> {
  const guest = await guestAt(address, phone)
  await provePhone(guest.at, guest.phone, "checkout")
  return guest
}
type Asked = Awaited<ReturnType<typeof askToPay>>
const heldFor = ({ body }: Asked) => Math.round((Date.parse(body.data.expiresAt) - Date.now()) / 1000)
const outcome = ({ status, body }: Asked) => [status, body.code]

/** As if the hold had started this long ago; it has expired, unless it lasts longer. */
async function passes(asked: Asked, seconds: number): Promise<void> {
  const { attemptId } = asked.body.data
  const earlier = `- make_interval(secs => ${seconds})`
  await sql(`update scarce_hold set began_at = began_at ${earlier} where attempt_id = $1`, [attemptId])
  await sql(`update checkout_attempt set held_until = held_until ${earlier} where id = $1`, [attemptId])
  await eventually("the hold has ended, if its time was over", async () => {
    const over = `select 1 from checkout_attempt where id = $1 and (status = 'expired' or held_until > now())`
    return (await sql(over, [attemptId])).length
  })
}

test("keeps a size available against two addresses with 24 calls: the third guest confirms a phone, and buys", async () => {
  const { two, one, stock } = await aSize(8)
  const addresses = [anAddressOf(), anAddressOf()]
  const answers: Asked[] = []
  for (let n = 0; n < 24; n++) answers.push(await askToPay((await guestAt(addresses[n % 2]!)).at, two))
  expect((await stock()).held).toBe(6)
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => outcome(one).join(" ")))).toEqual(
    new Set(["403 checkout.prove_phone"]),
  )
  const third = await guestAt(anAddressOf())
  const asked = await askToPay(third.at, one)
  expect([...outcome(asked), asked.body.field]).toEqual([403, "checkout.prove_phone", "phone"])
  await provePhone(third.at, third.phone, "checkout")
  const opened = await askToPay(third.at, one)
  expect(opened.status).toBe(200)
  await pay(opened.body.data.razorpay.orderId)
  expect(await untilPlaced(third.at, opened.body.data.attemptId)).toMatch(/^order_/)
})

test("asks a guest who left such a size unpaid to confirm a phone before getting it again from the same address", async () => {
  const { two, one } = await aSize(8)
  const addresses = [anAddressOf(), anAddressOf()]
  const round = async () => {
    const answers: Asked[] = []
    for (let n = 0; n < 6; n++) answers.push(await askToPay((await guestAt(addresses[n % 2]!)).at, two))
    return answers.filter(({ status }) => status === 200)
  }
  const first = await round()
  expect(first).toHaveLength(3)
  for (const asked of first) await passes(asked, CHECKOUT.holdMinutes * 60)
  // The first hold leaves plenty; any later hold makes the size scarce.
  expect(await round()).toHaveLength(1)
  expect((await askToPay((await guestAt(anAddressOf())).at, one)).status).toBe(200)
})

test("holds a size that is nearly gone for less time, closes the window before that, and adds nothing when asked again", async () => {
  const { one, setStock: stock } = await aSize(30)
  const plenty = await askToPay(await aGuest(), one)
  expect(heldFor(plenty)).toBeGreaterThan(CHECKOUT.holdMinutes * 60 - 20)
  expect(plenty.body.data.razorpay.payWithinSeconds).toBe(CHECKOUT.payWithinSeconds)
  await stock(SCARCE.freePieces)
  const at = await aGuest()
  const scarce = await askToPay(at, one)
  expect(heldFor(scarce)).toBeLessThanOrEqual(SCARCE.holdSeconds)
  expect(heldFor(scarce)).toBeGreaterThan(SCARCE.holdSeconds - 20)
  expect(scarce.body.data.razorpay.payWithinSeconds).toBeLessThan(heldFor(scarce))
  const again = await askToPay(at, one)
  expect([again.body.data.attemptId, again.body.data.expiresAt]).toEqual([
    scarce.body.data.attemptId,
    scarce.body.data.expiresAt,
  ])
})

test("shortens one person's time with a scarce size until it is used up, and says when they may try again", async () => {
  const { one, two } = await aSize(5)
  const { at, email, phone } = await aCustomer()
  await at.call(checkoutCalls.guest, {
    contact: aContact({ email, phone }),
    address: anAddress(),
    deliveryMethod: "home",
  })
  const first = await askToPay(at, one)
  await passes(first, SCARCE.holdSeconds)
  const second = await askToPay(at, two)
  expect(heldFor(second)).toBeGreaterThan(SCARCE.holdSeconds - 20)
  await passes(second, 5 * 60)
  // Another bag while the second hold still lasts: two minutes of the fourteen are left.
  const third = await askToPay(at, one)
  expect(outcome(third)).toEqual([409, "checkout.held_long"])
  expect(third.body.message).toMatch(/You can pay for it again in (4[678]|5\d) minutes, if it is still there\.$/)
  const { attemptId } = first.body.data
  await sql(`update scarce_hold set began_at = began_at - interval '55 minutes' where attempt_id = $1`, [attemptId])
  expect((await askToPay(at, one)).status).toBe(200)
})

test("lets anyone hold the last pair once; after it was left unpaid, the next guest must confirm a phone", async () => {
  const { two, one } = await aSize(2)
  const first = await askToPay(await aGuest(), two)
  expect(first.status).toBe(200)
  await passes(first, SCARCE.holdSeconds)
  const next = await guestAt(anAddressOf())
  expect(outcome(await askToPay(next.at, two))).toEqual([403, "checkout.prove_phone"])
  expect((await askToPay((await guestAt(anAddressOf())).at, one)).status).toBe(200)
})

test("serves a family behind one address, each with a separate phone, until the pieces are gone", async () => {
  const { two, stock } = await aSize(8)
  const address = anAddressOf()
  const answers: Asked[] = []
  for (let n = 0; n < 4; n++) {
    const { at, phone } = await guestAt(address)
    let asked = await askToPay(at, two)
    if (asked.body.code === "checkout.prove_phone") {
      await provePhone(at, phone, "checkout")
      asked = await askToPay(at, two)
    }
    answers.push(asked)
  }
  expect([answers.map(({ status }) => status), (await stock()).free]).toEqual([[200, 200, 200, 200], 0])
  expect(outcome(await askToPay((await provenAt(address)).at, two))).toEqual([409, "checkout.unavailable"])
})

test("allows a proven phone one hold, in whichever browser, and lets it prove only its own number", async () => {
  const { one, two, stock } = await aSize(8)
  const [address, phone] = [anAddressOf(), aPhone()]
  for (const _ of [1, 2]) {
    expect((await askToPay((await provenAt(address, phone)).at, two)).status).toBe(200)
    await waitOutFloor(phone)
  }
  expect((await stock()).held).toBe(2)
  for (const _ of [1, 2]) expect((await askToPay(await aGuest(), two)).status).toBe(200)
  // Another number in the same browser is another person's.
  const { at } = await provenAt(anAddressOf())
  expect((await askToPay(at, one)).status).toBe(200)
  await at.call(checkoutCalls.guest, { contact: aContact() })
  expect(outcome(await askToPay(at, two))).toEqual([403, "checkout.prove_phone"])
  // Nor does a code that was sent for something else count.
  const other = await guestAt(anAddressOf())
  await provePhone(other.at, other.phone, "order")
  expect(outcome(await askToPay(other.at, one))).toEqual([403, "checkout.prove_phone"])
})

test("needs one code per checkout: a guest who changes the bag and pays again is not asked a second time", async () => {
  const { one, two } = await aSize(8)
  for (const _ of [1, 2, 3]) await askToPay(await aGuest(), two)
  const { at, phone } = await provenAt(anAddressOf())
  expect((await askToPay(at, one)).status).toBe(200)
  await sql(`update otp_challenge set used_at = used_at - interval '1 hour' where phone = $1`, [phone])
  expect((await askToPay(at, two)).status).toBe(200)
  await sql(`update checkout_details set proven_until = now() where contact ->> 'phone' = $1`, [phone])
  expect(outcome(await askToPay(at, one))).toEqual([403, "checkout.prove_phone"])
})

test("limits guests at one address who ask at the same moment to their share", async () => {
  const { two, stock } = await aSize(8)
  const address = anAddressOf()
  const guests = await Promise.all(Array.from({ length: 8 }, () => guestAt(address)))
  const answers = await Promise.all(guests.map(({ at }) => askToPay(at, two)))
  expect(answers.map((one) => outcome(one).join(" ")).filter((one) => !one.startsWith("200"))).toEqual(
    Array(6).fill("403 checkout.prove_phone"),
  )
  expect((await stock()).held).toBe(4)
})

test("serves as many who have proven a phone and ask at the same moment as there are pieces", async () => {
  const { two, stock } = await aSize(8)
  const address = anAddressOf()
  const guests: Guest[] = []
  for (let n = 0; n < 6; n++) guests.push(await provenAt(address))
  const answers = await Promise.all(guests.map(({ at }) => askToPay(at, two)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409])
  expect((await stock()).free).toBe(0)
})

test("never asks a signed-in customer for a code, even at the last piece", async () => {
  const { two, one } = await aSize(8)
  for (const _ of [1, 2, 3]) expect((await askToPay(await aGuest(), two)).status).toBe(200)
  const { at, email, phone } = await aCustomer()
  await at.call(checkoutCalls.guest, {
    contact: aContact({ email, phone }),
    address: anAddress(),
    deliveryMethod: "home",
  })
  expect((await askToPay(at, one)).status).toBe(200)
})

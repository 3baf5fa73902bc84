import { createHash } from "node:crypto"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { expect, test } from "vitest"
import { aCoupon, type MadeCoupon } from "../../rig/coupon"
import { aPhone } from "../../rig/customer"
import { whileHeld } from "../../rig/row-lock"
import { aBag, aGuest, askWith } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"

async function oneShirt() {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M" }])
}

/** A shopper has seen the total and presses Pay; before the coupon is held, this happens to it. */
async function whilePressing(coupon: MadeCoupon, phone: string, happens: string, values: unknown[]) {
  const [at, items] = [await aGuest({ contact: { phone } }), await oneShirt()]
  const { reply } = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from coupon where id = $1 for update`, [coupon._id])
    const pressed = askWith(at, { items, couponCode: coupon.code })
    await someoneWaits("from coupon where id")
    await ask(happens, values)
    return { reply: pressed }
  })
  const { status, body } = await reply
  const claims = await sql(`select 1 from coupon_claim where coupon_id = $1`, [coupon._id])
  return [status, body.code, claims.length]
}

test("informs a shopper who presses Pay a moment after the last use was taken, and holds nothing", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  expect(
    await whilePressing(coupon, aPhone(), `update coupon set taken = total_uses where id = $1`, [coupon._id]),
  ).toEqual([409, "coupon.used_up", 0])
  const verified = await (await aGuest()).call(couponCalls.verify, { couponCode: coupon.code })
  expect([verified.status, verified.body.code]).toEqual([409, "coupon.used_up"])
})

test("refuses a second use to a shopper who has used a coupon in another browser since looking at the total", async () => {
  const coupon = await aCoupon({ perCustomer: 1 })
  const phone = aPhone()
  const who = createHash("sha256").update(`phone ${phone}`).digest("base64url")
  expect(
    await whilePressing(coupon, phone, `insert into coupon_person (scope, who, taken, most) values ($1, $2, 1, 1)`, [
      coupon._id,
      who,
    ]),
  ).toEqual([409, "coupon.already_used", 0])
})

test("reports a coupon that ends while the shopper presses Pay, and holds nothing", async () => {
  const coupon = await aCoupon({ endsAt: new Date(Date.now() + 86_400_000).toISOString() })
  expect(
    await whilePressing(coupon, aPhone(), `update coupon set ends_at = now() - interval '1 second' where id = $1`, [
      coupon._id,
    ]),
  ).toEqual([409, "coupon.changed", 0])
})

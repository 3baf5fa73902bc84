import { randomInt } from "node:crypto"
import { couponCalls } from "@silai/contracts/coupon/calls"
import type { BodyOf, ReplyOf } from "@silai/contracts/call"
import { signInAsOwner } from "./owner"

type Wish = Partial<BodyOf<typeof couponCalls.adminGenerate>>
export type MadeCoupon = ReplyOf<typeof couponCalls.adminGenerate>["data"]

/** A code that no other test uses. */
export const aCode = () => `T${randomInt(1e12).toString(36).toUpperCase()}`

/** A coupon that the shopkeeper makes: 10 % off everything, unless set otherwise. */
export async function aCoupon(wish: Wish = {}): Promise<MadeCoupon> {
  const owner = await signInAsOwner()
  const kind = wish.kind ?? "percent"
  const { status, body } = await owner.call(couponCalls.adminGenerate, {
    code: aCode(),
    kind,
    ...(kind === "percent" && { percent: 10 }),
    ...wish,
  })
  if (status !== 200) throw new Error(`The coupon was refused: ${body.message}`)
  return body.data
}

/** The same coupon with another rule or state. */
export async function changeCoupon(coupon: MadeCoupon, change: Partial<BodyOf<typeof couponCalls.adminUpdate>>) {
  const owner = await signInAsOwner()
  const { body } = await owner.call(couponCalls.adminSingle, { _id: coupon._id })
  const {
    held: _held,
    used: _used,
    discountRupees: _discount,
    revenueRupees: _revenue,
    promotionId: _promotion,
    batchId: _batch,
    createdAt: _created,
    updatedAt: _updated,
    uses: _uses,
    named: _named,
    goodsGone: _goodsGone,
    code: _code,
    ...now
  } = body.data
  return owner.call(couponCalls.adminUpdate, { ...now, ...change })
}

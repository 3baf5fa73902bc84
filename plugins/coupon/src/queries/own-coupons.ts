import type { MedusaContainer } from "@medusajs/framework/types"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { COUPONS_SHOWN, type CouponStanding } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponLine, CouponPerson } from "@silai/contracts/coupon/service"
import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { toPaise, toRupees } from "@silai/kit/money"
import { asRefusal, refuse } from "@silai/kit/refuse"
import { areGoodsGone, conditionsOf } from "../rules/conditions"
import { worthOf } from "../rules/judge"
import { personKeys } from "../rules/person"
import { heldByThem, refuseUnusable, takenBindings, takenColumns, type TakenRow } from "./judge"
import { namesOfGoods } from "./goods"
import { ruleOf, worthInWords } from "./rows"
import { linesOf, personOf } from "./verify"

type Shopper = { sessionId: string; customerId: string | null }
type Ask = ParsedBodyOf<typeof couponCalls.mine>
type Mine = Pick<ReplyOf<typeof couponCalls.mine>, "data" | "best">
type MyRow = TakenRow & { used_at: Date | null; order_id: string | null }
type Stood = { row: MyRow; standing: CouponStanding }

/**
 * The coupons that this shopper may read: personal ones, those shown to all, and those they have used, because they
 * know the code.
 */
const readable = (sql: Sql, shopper: Shopper, person: CouponPerson, id: string | undefined) => {
  const { who } = personKeys(person)
  return many<MyRow>(
    sql,
    `with ${heldByThem},
          mine as (select coupon_id, max(used_at) as used_at, (array_agg(order_id order by used_at desc))[1] as order_id
                     from coupon_claim where bag_key = ? and status = 'used' group by 1),
          shown as (select id from coupon where customer_ids @> array[?]::text[]
                    union select id from coupon where is_listed and state = 'active'
                    union select coupon_id from mine)
     select c.*, ${takenColumns}, m.used_at, m.order_id
       from coupon c join shown on shown.id = c.id left join mine m on m.coupon_id = c.id
      where (?::text is null or c.id = ?) and (m.used_at is not null or (c.state = 'active'
              and coalesce(c.ends_at > now() - make_interval(days => ?), true)))
      order by (c.state = 'active' and coalesce(c.ends_at > now(), true)) desc, c.ends_at nulls last, c.created_at desc, c.id limit ?`,
    [
      who,
      shopper.customerId ?? shopper.sessionId,
      shopper.customerId ?? "",
      ...takenBindings(who),
      id ?? null,
      id ?? null,
      COUPONS_SHOWN.pastDays,
      COUPONS_SHOWN.most,
    ],
  )
}

/** The code of a refusal. @throws the error, when it is any other */
function refusedAs(error: unknown): string {
  const refusal = asRefusal(error)
  if (!refusal) throw error
  return refusal.code
}

const STANDINGS: Record<string, CouponStanding> = {
  [couponRefusals.not_begun.code]: "soon",
  [couponRefusals.already_used.code]: "used",
  [couponRefusals.over.code]: "over",
}

/** A coupon's state for this shopper; null for one that is not shown to them. A shared one is not shown before it begins. */
async function standingOf(row: MyRow, person: CouponPerson, hasOrdered: () => Promise<boolean>) {
  try {
    await refuseUnusable(row, person, hasOrdered)
    return "usable"
  } catch (error) {
    const standing = STANDINGS[refusedAs(error)] ?? null
    if (row.used_at) return "used"
    return standing === "soon" && !row.customer_ids.length ? null : standing
  }
}

/** A coupon's discount on these goods and their delivery, in paise; 0 when it would be refused. */
function offOf(row: MyRow, lines: readonly CouponLine[], deliveryPaise: number): number {
  try {
    const worth = worthOf(ruleOf(row), { lines, deliveryPaise })
    return worth.linesPaise.reduce((sum, one) => sum + one, worth.deliveryPaise)
  } catch (error) {
    refusedAs(error)
    return 0
  }
}

/** Of the usable coupons, the one with the largest discount; of two equal ones, the one that ends sooner. */
function bestOf(usable: readonly MyRow[], lines: readonly CouponLine[], deliveryFee: number): Mine["best"] {
  const [best] = usable
    .map((row) => ({ row, off: offOf(row, lines, toPaise(deliveryFee)) }))
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off)
  if (!best) return null
  const { row, off } = best
  return { code: row.code, name: row.name, worth: worthInWords(row), off: toRupees(off) }
}

const shownOf = ({ row, standing }: Stood, names: ReadonlyMap<string, string>): ShopperCoupon => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  worth: worthInWords(row),
  conditions: conditionsOf(row, names),
  standing,
  isPersonal: row.customer_ids.length > 0,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  usedAt: row.used_at?.toISOString() ?? null,
  orderId: row.order_id,
})

/**
 * The coupons of a shopper, usable ones first, and the best of them for their bag. Another person's counts as unknown.
 * @throws coupon.unknown when the requested one is not theirs
 */
export async function couponsOf(container: MedusaContainer, shopper: Shopper, ask: Ask): Promise<Mine> {
  const database = databaseOf(container)
  const person = await personOf(container, shopper)
  const rows = await readable(database, shopper, person, ask._id)
  let ordered: Promise<boolean> | undefined
  const hasOrdered = () => (ordered ??= container.resolve("silai_order").hasOrdered(database, person))
  const names = await namesOfGoods(container, rows)
  const stood: Stood[] = []
  for (const row of rows) {
    const standing = await standingOf(row, person, hasOrdered)
    if (standing && (row.used_at || !areGoodsGone(row, names))) stood.push({ row, standing })
  }
  if (ask._id && !stood.length) throw refuse(couponRefusals.unknown)
  const usable = stood.flatMap(({ row, standing }) => (standing === "usable" ? [row] : []))
  return {
    data: stood.map((one) => shownOf(one, names)),
    best: ask.items && usable.length ? bestOf(usable, await linesOf(container, ask.items), ask.deliveryFee) : null,
  }
}

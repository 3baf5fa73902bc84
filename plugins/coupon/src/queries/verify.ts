import type { MedusaContainer } from "@medusajs/framework/types"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import { COUPON_TRIES } from "@silai/contracts/coupon/limits"
import type { CouponLine, CouponPerson } from "@silai/contracts/coupon/service"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { countShared, countTry, uncountTry } from "@silai/kit/rate-limit"
import { worthOf } from "../rules/judge"
import { usableCoupon } from "./judge"
import { ruleOf, type Row, worthInWords } from "./rows"
import { present } from "@silai/contracts/present"

type Shopper = { sessionId: string; customerId: string | null }
type Ask = { couponCode: string; items?: readonly BagLine[] | undefined }

/** The shopper: the account, and the phone and e-mail entered at the checkout, if any. */
export async function personOf(container: MedusaContainer, shopper: Shopper): Promise<CouponPerson> {
  const contact = await container.resolve("checkout").contactOf(shopper)
  return container
    .resolve("account")
    .knownBuyer(databaseOf(container), shopper.customerId, contact ?? { phone: null, email: null })
}

/** These goods at the catalogue's prices; those no longer sold are left out: the checkout names them. */
export async function linesOf(container: MedusaContainer, items: readonly BagLine[]): Promise<CouponLine[]> {
  const priced = await container
    .resolve("catalogue")
    .priceLines(
      items.map(({ variantId, size }) => ({ variantId, size: typeof size === "string" ? size : CUSTOM_VARIANT })),
    )
  return priced.flatMap((line, at) =>
    line?.published ? [{ ...line, linePaise: line.unitPaise * present(items[at], "a line of the bag").quantity }] : [],
  )
}

/**
 * A coupon's discount on these goods. The checkout computes the delivery fee; the reply says that it is waived, not how
 * much it is.
 */
export function worthFor(row: Row, lines: readonly CouponLine[]) {
  const rule = ruleOf(row)
  const { offDelivery } = COUPON_KIND[row.kind]
  // One rupee represents any delivery fee: whether there is one is decided once the delivery is known.
  const { linesPaise } = lines.length
    ? worthOf(rule, { lines, deliveryPaise: offDelivery ? 100 : 0 })
    : { linesPaise: [] }
  return {
    code: row.code,
    name: row.name,
    worth: worthInWords(row),
    discount: toRupees(linesPaise.reduce((sum, one) => sum + one, 0)),
    freeDelivery: offDelivery,
  }
}

/**
 * Whether this shopper can use a code, and its discount on their bag; only failed tries are counted.
 * @throws as `ICouponModuleService.judge`; house.too_many
 */
export async function verify(
  container: MedusaContainer,
  shopper: Shopper,
  countedAs: string,
  { couponCode, items }: Ask,
) {
  const database = databaseOf(container)
  const tries = [
    ["coupon_shopper", shopper.customerId ?? shopper.sessionId, COUPON_TRIES.perShopper],
    ["coupon_address", countedAs, COUPON_TRIES.perAddress],
  ] as const
  await countTry(database, ...tries[0])
  await countShared(database, ...tries[1])
  const person = await personOf(container, shopper)
  const row = await usableCoupon(database, couponCode, person, container.resolve("silai_order"))
  // The bag checks again at each change: a right code is not a guess.
  for (const [name, key, rule] of tries) await uncountTry(database, name, key, rule)
  return worthFor(row, items ? await linesOf(container, items) : [])
}

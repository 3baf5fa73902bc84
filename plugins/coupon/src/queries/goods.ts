import type { MedusaContainer } from "@medusajs/framework/types"
import { goodsOf, type Limited } from "../rules/conditions"

/** The names of the goods that these coupons are for, by id; deleted ones are left out. */
export async function namesOfGoods(
  container: MedusaContainer,
  coupons: readonly Limited[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(coupons.flatMap(goodsOf))]
  const named = await container.resolve("catalogue").namesOf(ids)
  return new Map(named.map(({ _id, name }) => [_id, name]))
}

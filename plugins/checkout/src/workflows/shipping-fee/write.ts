import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { StoredShippingFee, shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { present } from "@silai/contracts/present"
import { databaseOf } from "@silai/kit/knex"
import { storedShippingFee } from "../../rules/shipping-fee-stored"

type Change = ParsedBodyOf<typeof shippingFeeCalls.update> & { by: { userId: string; name: string } }

/**
 * Writes the next version of the rules, which counts from the commit on. Existing holds keep the fee of their snapshot.
 * Omitted days stay as in the version that was read; if that is no longer current, the write is refused.
 * @throws checkout.shipping_fee_changed, shop.never_open
 */
export async function writeRules(
  container: MedusaContainer,
  { version, by, everywhere, places, pickup, days }: Change,
): Promise<StoredShippingFee> {
  const shop = container.resolve("shop")
  const [before] = await shop.history("delivery")
  const values = { everywhere, places, pickup, days: days ?? present(before, "the rules that count").values.days }
  const kept = await databaseOf(container).transaction((trx) =>
    shop.write(trx, { section: "delivery", version, values, by }),
  )
  shop.readAgain()
  return storedShippingFee(kept)
}

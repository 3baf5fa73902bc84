import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { codCalls } from "@silai/contracts/checkout/cod-calls"
import { dueAtDoorPaise } from "@silai/contracts/checkout/cod"
import { COD_ASKS } from "@silai/contracts/checkout/limits"
import { present } from "@silai/contracts/present"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { countShared, countTry } from "@silai/kit/rate-limit"
import { asRefusal } from "@silai/kit/refuse"
import { agree, pricesOf, type Wish } from "../../workflows/attempt/agreed-total"
import { bagKeyOf } from "../../workflows/attempt/attempt"
import { inLine } from "../../workflows/attempt/buy"
import { refuseCodPhone } from "../../workflows/cod/guard"
import { readDetails } from "../details"

type Offered = ReplyOf<typeof codCalls.offer>["data"]

/**
 * The terms on which a purchase can be paid in cash on delivery, or the reason why not. Uses the same rules as the
 * purchase itself, so that the two never differ. @throws house.too_many, and what the purchase would throw for another
 * reason
 */
export async function offeredCod(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string | null },
  countedAs: string,
  wish: Wish,
): Promise<Offered> {
  const { cod: rules } = await container.resolve("shop").settings()
  if (!rules.offered) return { isOffered: false, offer: null, why: null }
  const database = databaseOf(container)
  const bagKey = bagKeyOf(shopper)
  await countTry(database, "cod_offer_shopper", bagKey, COD_ASKS.perShopper)
  if (!shopper.customerId) await countShared(database, "cod_offer_address", countedAs, COD_ASKS.perAddress)
  const details = await readDetails(database, bagKey)
  try {
    const snapshot = await inLine(async () =>
      agree(container, shopper, wish, await pricesOf(container, wish.items), details, true),
    )
    await refuseCodPhone(database, snapshot.contact.phone)
    const { feePaise, nowPaise } = present(snapshot.cod, "the terms of a purchase that is paid at the door")
    const offer = {
      feeRupees: toRupees(feePaise),
      nowRupees: toRupees(nowPaise),
      dueRupees: toRupees(dueAtDoorPaise(snapshot)),
      totalRupees: toRupees(snapshot.totals.totalPaise),
      words: rules.words,
      wordsHindi: rules.wordsHindi,
    }
    return { isOffered: true, offer, why: null }
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal?.code.startsWith("cod.")) throw error
    return { isOffered: true, offer: null, why: refusal.message }
  }
}

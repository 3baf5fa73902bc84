import type { MedusaContainer } from "@medusajs/framework/types"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { CHECKOUT, SCARCE } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { wantedOf } from "../../queries/sold-out"
import { type UnpaidItem, unpaidOf } from "../../queries/unpaid"
import { isNearlyGone, isScarce, keptSeconds, needsProof, scarceSeconds, waitSeconds } from "../../rules/share"
import type { Need, StockLevels } from "../stock/stock"
import { present } from "@silai/contracts/present"

type Shopper = { bagKey: string; sessionId: string; guestAddress: string | null }

/** How long a new attempt holds, and which of its items are scarce. */
export type Terms = { seconds: number; scarce: string[]; isProven: boolean }

/**
 * Requires a proven phone of a guest from a plain read, as `refuseSoldOut` refuses sold-out goods: in a rush most are
 * refused here, and do not queue at a lock with those who can still buy. The hold checks again, under the lock.
 * @throws checkout.prove_phone
 */
export async function refuseUnproven(
  container: MedusaContainer,
  { bagKey, sessionId, guestAddress }: Shopper,
  items: readonly BagLine[],
  priced: readonly (PricedLine | null)[],
): Promise<void> {
  const wanted = wantedOf(items, priced)
  if (guestAddress === null || !wanted.size) return
  const database = databaseOf(container)
  const unpaid = await unpaidOf(database, { bagKey, guestAddress }, [...wanted.keys()])
  const asked = unpaid.find((one) => !one.isProven && needsProof(one, present(wanted.get(one.item), "a scarce size")))
  const line = asked && priced.find((one) => one?.inventoryItemId === asked.item)
  // Without a phone the checkout requires that first.
  if (!line || asked.phone === null) return
  const proof = { sessionId, phone: asked.phone, purpose: "checkout" } as const
  if (!(await container.resolve("account").isProven(database, proof)))
    throw refuse(checkoutRefusals.prove_phone, line.name, line.size)
}

/**
 * On what terms this shopper may hold these goods, with the levels locked. Read only when a size is scarce, or much of
 * it held: while there is plenty, no request waits for this.
 * @throws checkout.prove_phone, checkout.held_long
 */
export async function termsOf(
  container: MedusaContainer,
  trx: Sql,
  { bagKey, sessionId, guestAddress }: Shopper,
  { lines, contact: { phone } }: Snapshot,
  levels: StockLevels,
  needs: readonly Need[],
): Promise<Terms> {
  const close = needs.filter(({ inventoryItemId, quantity }) => {
    const level = levels.get(inventoryItemId)
    return level && !level.backorder && isNearlyGone(level, quantity)
  })
  const usual: Terms = { seconds: CHECKOUT.holdMinutes * 60, scarce: [], isProven: guestAddress === null }
  if (!close.length) return usual
  const unpaid = await unpaidOf(
    trx,
    { bagKey, guestAddress, phone },
    close.map(({ inventoryItemId }) => inventoryItemId),
  )
  const lineOf = ({ item }: UnpaidItem) =>
    present(
      lines.find(({ inventoryItemId }) => inventoryItemId === item),
      "a scarce line",
    )
  const wantedOfItem = ({ item }: UnpaidItem) =>
    present(
      close.find(({ inventoryItemId }) => inventoryItemId === item),
      "a scarce size",
    ).quantity
  let isProven = guestAddress === null || unpaid.some((one) => one.isProven)
  const asked = isProven ? undefined : unpaid.find((one) => needsProof(one, wantedOfItem(one)))
  if (asked) {
    const { name, size } = lineOf(asked)
    if (!(await takeProof(container, trx, { bagKey, sessionId, phone })))
      throw refuse(checkoutRefusals.prove_phone, name, size)
    isProven = true
  }
  const scarce = unpaid.filter((one) => isScarce(one, wantedOfItem(one)))
  const seconds = scarce.map((one) => {
    const given = scarceSeconds(keptSeconds(one.own))
    const { name, size } = lineOf(one)
    if (given === null) throw refuse(checkoutRefusals.held_long, name, size, Math.ceil(waitSeconds(one.own) / 60))
    return given
  })
  return { seconds: Math.min(usual.seconds, ...seconds), scarce: scarce.map(({ item }) => item), isProven }
}

/** Records who holds scarce sizes: asking again within the hour gives only the time that is left. */
export async function noteScarce(
  trx: Sql,
  attemptId: string,
  { bagKey, guestAddress }: Shopper,
  phone: string,
  { scarce, isProven }: Terms,
): Promise<void> {
  if (!scarce.length) return
  await trx.raw(
    `insert into scarce_hold (attempt_id, inventory_item_id, bag_key, phone, guest_address, is_proven)
     select ?, item, ?, ?, ?, ? from unnest(?::text[]) as item`,
    [attemptId, bagKey, phone, guestAddress, isProven, scarce],
  )
}

/** Uses up the proof by OTP, and stores it with the checkout: trying again needs no second message. False when there is none. */
export async function takeProof(
  container: MedusaContainer,
  trx: Sql,
  { bagKey, sessionId, phone }: { bagKey: string; sessionId: string; phone: string },
): Promise<boolean> {
  const account = container.resolve("account")
  const proof = { sessionId, phone, purpose: "checkout" } as const
  if (!(await account.isProven(trx, proof))) return false
  await account.spendProof(trx, proof)
  await trx.raw(
    `update checkout_details set proven_phone = ?, proven_until = now() + make_interval(mins => ?) where bag_key = ?`,
    [phone, SCARCE.provenMinutes, bagKey],
  )
  return true
}

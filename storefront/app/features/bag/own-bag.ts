import type { QueryClient } from "@tanstack/react-query"
import { sizeToSend } from "~/features/checkout/bag-lines"
import { call, CallRefused } from "~/lib/call"
import type { BagChange, BagItem } from "./bag-store"
import { addToOwnBag, removeBagItem, updateShoppingBagItems } from "./calls"
import { asBagItem, bagQuery } from "./queries"
import { applied, sameSize } from "./rules"

let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Lines shown before the shop had named them, and what it named them. */
const named = new Map<string, string>()

/**
 * Changes the account's bag: seen at once, sent one after the other so that quick presses arrive in their order, and taken back when
 * the shop refuses. Gives the refusal's sentence, or null.
 */
export async function changeOwnBag(client: QueryClient, customerId: string, change: BagChange): Promise<string | null> {
  const { queryKey } = bagQuery(customerId)
  const before = client.getQueryData(queryKey)
  const after = applied(before ?? [], change)
  if ("refused" in after) return after.refused
  // A fetch under way would bring the old bag back for a moment.
  if (before) await client.cancelQueries({ queryKey })
  if (before) client.setQueryData(queryKey, after.items)
  waiting += 1
  const sent = queue.then(() => send(customerId, change))
  queue = sent.catch(() => undefined)
  try {
    const items = await sent
    waiting -= 1
    if (waiting > 0) return null
    // Nor may one that was asked before this change and comes back after it.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, items)
    return null
  } catch (cause) {
    waiting -= 1
    if (waiting === 0 && before) client.setQueryData(queryKey, before)
    void client.invalidateQueries({ queryKey })
    if (cause instanceof CallRefused) return cause.message
    throw cause
  }
}

async function send(customerId: string, change: BagChange): Promise<BagItem[]> {
  if (change.kind === "add") {
    const { bagItemId, variantId, size, quantity } = change.line
    const { data } = await call(addToOwnBag, { customerId, bagItemId, variantId, size: sizeToSend(size), quantity })
    const line = data.bagItems.find((one) => one.variantId === variantId && sameSize(one.size, sizeToSend(size)))
    if (line) named.set(bagItemId, line._id)
    return data.bagItems.map(asBagItem)
  }
  const _id = named.get(change.id) ?? change.id
  const { data } =
    change.kind === "remove"
      ? await call(removeBagItem, { customerId, _id })
      : await call(updateShoppingBagItems, { customerId, _id, quantity: change.quantity })
  return data.bagItems.map(asBagItem)
}

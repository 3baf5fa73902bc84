import { goodsKey } from "@silai/contracts/bag/same-goods"
import type { QueryClient } from "@tanstack/react-query"
import { sizeToSend } from "./lines-to-send"
import { call, CallRefused, UNREACHABLE } from "~/lib/call"
import { randomId } from "~/lib/random-id"
import type { BagChange, BagItem } from "./bag-store"
import { addToOwnBag, removeBagItem, updateShoppingBagItems } from "./calls"
import { asBagItem, BAGS, bagQuery } from "./queries"
import { applied } from "./rules"
import { errorCode, errorMessage } from "~/lib/error-message"

let tabs: BroadcastChannel | undefined
let changedMeanwhile = false

/** Refetches the account's bag when another tab of this browser has changed it. */
export function followOtherTabs(client: QueryClient) {
  if (tabs || typeof BroadcastChannel === "undefined") return
  tabs = new BroadcastChannel("bag")
  tabs.onmessage = () => {
    // While a change of this tab is on its way, the reply may be older than the other's.
    if (waiting > 0) changedMeanwhile = true
    else void client.invalidateQueries({ queryKey: BAGS })
  }
}

export const notifyOtherTabs = () => tabs?.postMessage("changed")

let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Optimistic lines, with their ids from the server. */
const named = new Map<string, string>()

/**
 * Changes the account's bag: shown at once, sent in sequence so that quick presses keep their order, and rolled back
 * when the shop refuses. Returns the refusal's sentence, or null.
 */
export async function changeOwnBag(client: QueryClient, customerId: string, change: BagChange): Promise<string | null> {
  const { queryKey } = bagQuery(customerId)
  const before = client.getQueryData(queryKey)
  const after = applied(before ?? [], change)
  if ("refused" in after) return after.refused
  // A running fetch would show the old bag for a moment.
  if (before) await client.cancelQueries({ queryKey })
  if (before) client.setQueryData(queryKey, after.items)
  waiting += 1
  const sent = queue.then(() => send(customerId, change))
  queue = sent.catch(() => undefined)
  try {
    const items = await sent
    waiting -= 1
    notifyOtherTabs()
    if (waiting > 0) return null
    // So would one started before this change that ends after it.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, items)
    if (changedMeanwhile) void client.invalidateQueries({ queryKey: BAGS })
    changedMeanwhile = false
    return null
  } catch (cause) {
    waiting -= 1
    if (waiting === 0 && before) client.setQueryData(queryKey, before)
    void client.invalidateQueries({ queryKey })
    if (cause instanceof CallRefused) return errorMessage(cause)
    throw cause
  }
}

/** The goods whose adding got no reply, with the id they were sent under: the shop may have added them. */
const unanswered = new Map<string, string>()

/** Adds goods once, also when they are added again because the reply was lost. */
async function sendLine(customerId: string, { bagItemId, variantId, size, quantity }: BagItem) {
  const goods = JSON.stringify([customerId, variantId, goodsKey(size), quantity])
  const id = unanswered.get(goods) ?? bagItemId
  try {
    const line = { bagItemId: id, variantId, size: sizeToSend(size), quantity }
    const { data } = await call(addToOwnBag, { customerId, ...line })
    unanswered.delete(goods)
    return data
  } catch (cause) {
    if (errorCode(cause) === UNREACHABLE) unanswered.set(goods, id)
    throw cause
  }
}

async function send(customerId: string, change: BagChange): Promise<BagItem[]> {
  if (change.kind === "add") {
    const { bagItemId, variantId, size } = change.line
    const data = await sendLine(customerId, change.line)
    const line = data.bagItems.find((one) => one.variantId === variantId && goodsKey(one.size) === goodsKey(size))
    if (line) named.set(bagItemId, line._id)
    return data.bagItems.map(asBagItem)
  }
  // The bag as it is now: what was added without a reply has been seen.
  unanswered.clear()
  if (change.kind === "restore") {
    const { variantId, size, quantity, addedAt, price, seenPrice } = change.line
    const line = { variantId, size: sizeToSend(size), quantity, addedAt, seenPrice: seenPrice ?? price }
    const { data } = await call(updateShoppingBagItems, { customerId, items: [{ ...line, bagItemId: randomId() }] })
    return data.bagItems.map(asBagItem)
  }
  const _id = named.get(change.id) ?? change.id
  const { data } =
    change.kind === "remove"
      ? await call(removeBagItem, { customerId, _id })
      : await call(updateShoppingBagItems, { customerId, _id, quantity: change.quantity })
  return data.bagItems.map(asBagItem)
}

import { BAG } from "@silai/contracts/bag/limits"
import { goodsKey } from "@silai/contracts/bag/same-goods"
import { mostUnits, type Availability } from "@silai/contracts/bag/units"
import { queryOptions, type QueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { alone, bag, bagOf, type BagItem, type BagState } from "../bag-store"
import { fetchLater, moveLineToBag, removeFromLater, saveLineForLater } from "../calls"
import { asBagItem, BAGS, bagQuery } from "../queries"
import { addLine } from "../rules"
import { callMessage } from "~/lib/error-message"

/** An account's lines saved for later; under the bag's key, so that both are refetched together. */
export const laterQuery = (customerId: string | null) =>
  queryOptions({
    queryKey: [...BAGS, customerId, "later"],
    queryFn: async ({ signal }) =>
      (await call(fetchLater, { customerId: customerId ?? undefined }, { signal })).data.laterItems.map(asBagItem),
    enabled: customerId !== null,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

const sameGoods = (one: BagItem, other: BagItem) =>
  one.variantId === other.variantId && goodsKey(one.size) === goodsKey(other.size)

/** A guest's bag with one line saved for later: the same goods are one saved line, of two units at most. */
export function withSaved({ items, later = [] }: BagState, line: BagItem): BagState {
  const twin = later.find((one) => sameGoods(one, line))
  const quantity = Math.min(BAG.maxUnitsPerLine, line.quantity + (twin?.quantity ?? 0))
  const rest = later.filter((one) => one !== twin)
  return {
    ...bagOf(items.filter(({ bagItemId }) => bagItemId !== line.bagItemId)),
    later: [{ ...line, quantity }, ...rest].slice(0, BAG.maxLater),
  }
}

/** A guest's bag with a saved line moved back into it, by the bag's limits; or why it stays where it is. */
export function withMovedToBag(
  { items, later = [] }: BagState,
  line: BagItem,
  available: Availability,
): BagState | { refused: string } {
  const quantity = Math.min(line.quantity, Math.max(1, mostUnits(available)))
  const after = addLine(items, { ...line, quantity }, available)
  if ("refused" in after) return after
  return { ...bagOf(after.items), later: later.filter(({ bagItemId }) => bagItemId !== line.bagItemId) }
}

type StoredLater = { bagItems?: Parameters<typeof asBagItem>[0][]; laterItems: Parameters<typeof asBagItem>[0][] }

/** Makes a change of an account's saved lines, and shows what the shop replies. Returns a refusal's sentence, or null. */
async function change(
  client: QueryClient,
  owner: string,
  ask: () => Promise<{ data: StoredLater }>,
): Promise<string | null> {
  try {
    const { data } = await ask()
    await client.cancelQueries({ queryKey: BAGS })
    if (data.bagItems) client.setQueryData(bagQuery(owner).queryKey, data.bagItems.map(asBagItem))
    client.setQueryData(laterQuery(owner).queryKey, data.laterItems.map(asBagItem))
    void import("../own-bag").then(({ notifyOtherTabs }) => notifyOtherTabs())
    return null
  } catch (cause) {
    void client.invalidateQueries({ queryKey: BAGS })
    return callMessage(cause)
  }
}

/** Moves a line from the bag to the saved lines. Returns a refusal's sentence, or null. */
export async function saveForLater(client: QueryClient, owner: string | null, line: BagItem): Promise<string | null> {
  if (owner) return change(client, owner, () => call(saveLineForLater, { customerId: owner, _id: line.bagItemId }))
  return alone(() => {
    // Another tab may have changed the line, or taken it out, a moment ago.
    const now = bag.get().items.find(({ bagItemId }) => bagItemId === line.bagItemId)
    if (now) bag.set(withSaved(bag.get(), now))
    return null
  })
}

/** Moves a saved line back into the bag. Returns a refusal's sentence, or null. */
export async function moveToBag(
  client: QueryClient,
  owner: string | null,
  line: BagItem,
  available: Availability,
): Promise<string | null> {
  if (owner) return change(client, owner, () => call(moveLineToBag, { customerId: owner, _id: line.bagItemId }))
  return alone(() => {
    const now = bag.get().later?.find(({ bagItemId }) => bagItemId === line.bagItemId)
    if (!now) return null
    const after = withMovedToBag(bag.get(), now, available)
    if ("refused" in after) return after.refused
    bag.set(after)
    return null
  })
}

export async function removeLater(client: QueryClient, owner: string | null, line: BagItem): Promise<string | null> {
  if (owner) return change(client, owner, () => call(removeFromLater, { customerId: owner, _id: line.bagItemId }))
  return alone(() => {
    bag.set((now) => ({ ...now, later: now.later?.filter(({ bagItemId }) => bagItemId !== line.bagItemId) }))
    return null
  })
}

import type { QueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { changeGuestLines, type BagItem } from "./bag-store"
import { keepSeenPrices } from "./calls"
import { allSeen, unseen } from "./news"
import { bagQuery } from "./queries"

/** Keeps the prices that these lines were shown with as seen. Where it fails, they are told once more: no harm. */
export async function keepSeen(client: QueryClient, owner: string | null, shown: readonly BagItem[]): Promise<void> {
  const told = unseen(shown)
  if (told.length === 0) return
  const ids = new Map(told.map(({ bagItemId, price }) => [bagItemId, price]))
  // A price that changed after it was shown is still to be told.
  const seen = (now: BagItem[]) => {
    const after = now.map((item) => (ids.get(item.bagItemId) === item.price ? allSeen([item])[0]! : item))
    return after.some((item, at) => item !== now[at]) ? after : now
  }
  if (owner === null) return changeGuestLines(seen)
  client.setQueryData(bagQuery(owner).queryKey, (now) => now && seen(now))
  const lines = told.map(({ bagItemId, price }) => ({ _id: bagItemId, price }))
  await call(keepSeenPrices, { customerId: owner, lines }).catch(() => undefined)
}

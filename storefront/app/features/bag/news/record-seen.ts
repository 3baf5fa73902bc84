import type { QueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { changeGuestLines, type BagItem } from "../bag-store"
import { recordSeenPrices } from "../calls"
import { allSeen, unseen } from "./news"
import { bagQuery } from "../queries"

/** Stores the shown prices of these lines as seen. If it fails, the news are shown once more: no harm. */
export async function recordSeen(client: QueryClient, owner: string | null, shown: readonly BagItem[]): Promise<void> {
  const unseenLines = unseen(shown)
  if (unseenLines.length === 0) return
  const ids = new Map(unseenLines.map(({ bagItemId, price }) => [bagItemId, price]))
  // A price that changed after it was shown is still news.
  const seen = (now: BagItem[]) => {
    const after = now.flatMap((item) => (ids.get(item.bagItemId) === item.price ? allSeen([item]) : [item]))
    return after.some((item, at) => item !== now[at]) ? after : now
  }
  if (owner === null) return changeGuestLines(seen)
  client.setQueryData(bagQuery(owner).queryKey, (now) => now && seen(now))
  const lines = unseenLines.map(({ bagItemId, price }) => ({ _id: bagItemId, price }))
  await call(recordSeenPrices, { customerId: owner, lines }).catch(() => undefined)
}

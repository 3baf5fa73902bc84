import type { QueryClient } from "@tanstack/react-query"
import { bagOf } from "~/features/bag/bag-store"
import { bagQuery } from "~/features/bag/queries"
import { checkoutWords } from "~/features/checkout/words"
import { meQuery } from "~/lib/auth"
import { toast } from "~/ui/toast"

/**
 * Says how many pieces of the account's own bag have joined the guest's of `before` pieces: the checkout's total has
 * grown by them.
 */
export async function showOtherPieces(client: QueryClient, before: number): Promise<void> {
  const me = client.getQueryData(meQuery.queryKey)
  if (me?.role !== "customer") return
  // Where it cannot be fetched, the page itself says so.
  const lines = await client.fetchQuery({ ...bagQuery(me._id), staleTime: 0 }).catch(() => [])
  const others = bagOf(lines).cartCount - before
  if (others > 0) toast.blank(checkoutWords.otherPieces(others), { duration: Infinity })
}

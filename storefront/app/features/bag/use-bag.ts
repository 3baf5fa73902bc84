import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { getStored } from "~/lib/device/storage"
import { LAST_CUSTOMER, useAuth, useCustomerId } from "~/lib/auth"
import { restored } from "~/lib/device/persist"
import { useStore } from "~/lib/store"
import { alone, bag, bagOf, changeGuestBag, type BagChange, type BagItem } from "./bag-store"
import { bagQuery } from "./queries"
import { callMessage } from "~/lib/error-message"

const nothing: BagItem[] = []

/**
 * The current bag: the account's when signed in, else this browser's. `ready` once it is loaded; `failed` when the
 * account's could not be loaded, which makes the count 0 (requirements §4).
 */
export function useBag() {
  const { isUserDataLoading } = useAuth()
  const owner = useCustomerId()
  const here = useStore(bag)
  const isRestored = useStore(restored)
  const own = useQuery(bagQuery(owner))
  if (owner === null) {
    // Where a customer was last signed in, this browser's own lines stay hidden until the session is known to have ended.
    const known = !isUserDataLoading || (here.items.length > 0 && !getStored(LAST_CUSTOMER))
    return { ...here, ready: isRestored && known, failed: false, retry: own.refetch }
  }
  const items = own.data ?? nothing
  return {
    items,
    cartCount: own.isError ? 0 : bagOf(items).cartCount,
    ready: !own.isPending,
    failed: own.isError,
    retry: own.refetch,
  }
}

/** Changes the current bag: returns a refusal's sentence, or null on success. Never throws. */
export function useBagChange(): (change: BagChange) => Promise<string | null> {
  const client = useQueryClient()
  const owner = useCustomerId()
  return useCallback(
    async (change) => {
      if (owner === null) return alone(() => changeGuestBag(change))
      try {
        return await (await import("./own-bag")).changeOwnBag(client, owner, change)
      } catch (cause) {
        // Any other error is a bag script that did not load; its message is technical.
        return callMessage(cause)
      }
    },
    [client, owner],
  )
}

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { CallRefused, unreachable } from "~/lib/call"
import { kept } from "~/lib/kept"
import { LAST_CUSTOMER, useAuth, useCustomerId } from "~/lib/me"
import { restored } from "~/lib/persist"
import { useStore } from "~/lib/store"
import { bag, bagOf, changeGuestBag, type BagChange, type BagItem } from "./bag-store"
import { bagQuery } from "./queries"

const nothing: BagItem[] = []

/**
 * The bag in force: the account's when signed in, else this browser's. `ready` once it is known which one, and what lies in it;
 * `failed` when the account's could not be fetched, which makes the count 0 (SPEC §4).
 */
export function useBag() {
  const { isUserDataLoading } = useAuth()
  const owner = useCustomerId()
  const here = useStore(bag)
  const isRestored = useStore(restored)
  const own = useQuery(bagQuery(owner))
  if (owner === null) {
    // Where a customer was signed in the last time, lines of this browser's own are not shown before it is known that nobody is.
    const known = !isUserDataLoading || (here.items.length > 0 && !kept(LAST_CUSTOMER))
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

/** Changes the bag in force: gives the sentence of a refusal, or null when it is done. Never throws. */
export function useBagChange(): (change: BagChange) => Promise<string | null> {
  const client = useQueryClient()
  const owner = useCustomerId()
  return useCallback(
    async (change) => {
      if (owner === null) return changeGuestBag(change)
      try {
        return await (await import("./own-bag")).changeOwnBag(client, owner, change)
      } catch (cause) {
        // What is no refusal is the code of the account's bag that did not come; its words are a program's.
        return cause instanceof CallRefused ? cause.message : unreachable().message
      }
    },
    [client, owner],
  )
}

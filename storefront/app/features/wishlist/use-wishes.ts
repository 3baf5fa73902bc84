import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useAuth, useCustomerId } from "~/lib/auth"
import { call } from "~/lib/call"
import { useStore } from "~/lib/store"
import { addWishes, fetchWishes, removeWish, shareWishes } from "./calls"
import { guestWishes } from "./guest-wishes"
import { callMessage } from "~/lib/error-message"

type Wishes = { variantIds: string[]; shareKey: string | null }

/**
 * The account's wishlist. What this browser kept before sign-in is moved first; it leaves the browser only once the
 * account has it, and sent twice it is there once.
 */
export const wishQuery = (customerId: string | null) =>
  queryOptions({
    queryKey: ["wishlist", customerId],
    queryFn: async ({ signal }): Promise<Wishes> => {
      guestWishes.recall()
      const variantIds = [...guestWishes.list.get()]
      if (variantIds.length === 0) return (await call(fetchWishes, {}, { signal })).data
      const { data } = await call(addWishes, { variantIds })
      for (const id of variantIds) guestWishes.forget(id)
      return data
    },
    enabled: customerId !== null,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })

/** The wishlist: the account's when signed in, else this browser's. Changes return a refusal's sentence, or null. */
export function useWishes() {
  const client = useQueryClient()
  const owner = useCustomerId()
  const { isUserDataLoading } = useAuth()
  const here = useStore(guestWishes.list)
  const own = useQuery(wishQuery(owner))
  useEffect(() => guestWishes.recall(), [])

  const change = async (ask: () => Promise<{ data: Wishes }>, soon: (now: string[]) => string[]) => {
    const { queryKey } = wishQuery(owner)
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    if (before) client.setQueryData(queryKey, { ...before, variantIds: soon(before.variantIds) })
    try {
      client.setQueryData(queryKey, (await ask()).data)
      return null
    } catch (cause) {
      client.setQueryData(queryKey, before)
      return callMessage(cause)
    }
  }
  return {
    variantIds: owner === null ? here : (own.data?.variantIds ?? []),
    shareKey: own.data?.shareKey ?? null,
    isOwn: owner !== null,
    ready: owner === null ? !isUserDataLoading : own.isSuccess,
    failed: owner !== null && own.isError,
    retry: () => void own.refetch(),
    add: async (variantId: string): Promise<string | null> => {
      if (owner !== null)
        return change(
          () => call(addWishes, { variantIds: [variantId] }),
          (now) => [variantId, ...now],
        )
      guestWishes.remember(variantId)
      return null
    },
    remove: async (variantId: string): Promise<string | null> => {
      if (owner !== null)
        return change(
          () => call(removeWish, { variantId }),
          (now) => now.filter((id) => id !== variantId),
        )
      guestWishes.forget(variantId)
      return null
    },
    share: (on: boolean): Promise<string | null> =>
      change(
        () => call(shareWishes, { on }),
        (now) => now,
      ),
  }
}

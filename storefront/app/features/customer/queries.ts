import type { SavedAddress } from "@silai/contracts/account/shapes"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { useAuth } from "~/lib/auth"
import { addressSingle, sessions, userSingle } from "./calls"

/**
 * The query key prefix of one person's data: the next person to sign in in this tab must not see it, and sign-out
 * clears it.
 */
export const mineOf = (me: string) => ["mine", me] as const

/** Id of the signed-in person; empty for a moment during sign-out. */
export const useMyId = (): string => useAuth().userData?._id ?? ""

export const profileQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "profile"],
    queryFn: async ({ signal }) => (await call(userSingle, {}, { signal })).data,
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })

/** The saved addresses, the default first. */
export const addressesQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "addresses"],
    queryFn: async ({ signal }) => (await call(addressSingle, {}, { signal })).data as SavedAddress[],
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })

export const devicesQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "devices"],
    queryFn: async ({ signal }) => (await call(sessions, {}, { signal })).data,
    enabled: me !== "",
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

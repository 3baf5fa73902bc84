import type { KeptAddress } from "@silai/contracts/account/shapes"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { useAuth } from "~/lib/me"
import { addressSingle, sessions, userSingle } from "./profile-calls"

/**
 * The first words of the key of everything that is one person's: who signs in next in this tab must not see it, and signing out drops it.
 */
export const mineOf = (me: string) => ["mine", me] as const

/** Id of whoever is signed in; empty for a moment while they leave. */
export const useMyId = (): string => useAuth().userData?._id ?? ""

export const profileQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "profile"],
    queryFn: async ({ signal }) => (await call(userSingle, {}, { signal })).data,
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })

/** The kept addresses, the default first. */
export const addressesQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "addresses"],
    queryFn: async ({ signal }) => (await call(addressSingle, {}, { signal })).data as KeptAddress[],
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

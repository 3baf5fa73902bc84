import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useAuth, useCustomerId } from "~/lib/auth"
import { restored } from "~/lib/device/persist"
import { useStore } from "~/lib/store"
import { bag, ownBagNews } from "./bag-store"
import { forgetBag, rememberBag } from "./last-bag"
import { BAGS, bagQuery } from "./queries"

/**
 * Keeps the account's bag current, once per tab: refetches it when something else has changed it, and merges what is
 * still in this browser, from an interrupted sign-in or from a tab that did not know of the sign-in yet.
 */
export function useCurrentBag() {
  const client = useQueryClient()
  const owner = useCustomerId()
  const isGuest = !useAuth().isUserDataLoading && owner === null
  const { data: own } = useQuery(bagQuery(owner))
  const news = useStore(ownBagNews)
  const isRestored = useStore(restored)
  const hasGuestLines = useStore(bag, ({ items, later }) => items.length > 0 || Boolean(later?.length))

  useEffect(() => {
    if (owner && own) rememberBag(owner, own)
    else if (isGuest) forgetBag()
  }, [owner, own, isGuest])

  useEffect(() => {
    if (news === 0) return
    void client.invalidateQueries({ queryKey: BAGS })
    void import("./own-bag").then(({ notifyOtherTabs }) => notifyOtherTabs()).catch(() => undefined)
  }, [client, news])

  useEffect(() => {
    // Preloaded: the first press must not wait for it.
    if (owner) void import("./own-bag").then(({ followOtherTabs }) => followOtherTabs(client)).catch(() => undefined)
  }, [client, owner])

  useEffect(() => {
    if (!owner) return
    // Two windows side by side are both visible, so the query's own focus check does not notice a switch between them.
    const refetch = () => void client.refetchQueries({ queryKey: BAGS, type: "active" }, { cancelRefetch: false })
    window.addEventListener("focus", refetch)
    return () => window.removeEventListener("focus", refetch)
  }, [client, owner])

  useEffect(() => {
    if (!owner || !isRestored || !hasGuestLines) return
    // The sign-in itself reports a failure; here it is retried when the network is back, or at the next visit.
    const moveToAccount = () =>
      void import("./move-guest-bag").then(({ moveGuestBag }) => moveGuestBag()).catch(() => undefined)
    moveToAccount()
    window.addEventListener("online", moveToAccount)
    return () => window.removeEventListener("online", moveToAccount)
  }, [owner, isRestored, hasGuestLines])
}

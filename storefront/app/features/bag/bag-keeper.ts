import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useCustomerId } from "~/lib/me"
import { restored } from "~/lib/persist"
import { useStore } from "~/lib/store"
import { bag, ownBagNews } from "./bag-store"
import { BAGS } from "./queries"

/**
 * Keeps the account's bag in step, once per tab: asks for it anew when something else has changed it, and brings along what is still
 * in this browser, from a sign-in that was cut short or from a tab that did not know yet that somebody had signed in.
 */
export function useBagKeeper() {
  const client = useQueryClient()
  const owner = useCustomerId()
  const news = useStore(ownBagNews)
  const isRestored = useStore(restored)
  const hasGuestLines = useStore(bag, ({ items }) => items.length > 0)

  useEffect(() => {
    if (news > 0) void client.invalidateQueries({ queryKey: BAGS })
  }, [client, news])

  useEffect(() => {
    // Fetched before it is needed: the first press must not wait for it.
    if (owner) void import("./own-bag").catch(() => undefined)
  }, [owner])

  useEffect(() => {
    if (!owner) return
    // Two windows side by side are both visible, so the query's own ear hears nothing when one goes from one to the other.
    const look = () => void client.refetchQueries({ queryKey: BAGS, type: "active" }, { cancelRefetch: false })
    window.addEventListener("focus", look)
    return () => window.removeEventListener("focus", look)
  }, [client, owner])

  useEffect(() => {
    if (!owner || !isRestored || !hasGuestLines) return
    // Whoever signs in is told of a failure there; here it is tried again when the line is back, or at the next visit.
    const bring = () =>
      void import("./move-guest-bag").then(({ moveGuestBag }) => moveGuestBag()).catch(() => undefined)
    bring()
    window.addEventListener("online", bring)
    return () => window.removeEventListener("online", bring)
  }, [owner, isRestored, hasGuestLines])
}

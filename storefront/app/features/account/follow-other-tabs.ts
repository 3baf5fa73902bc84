import { signInMessages } from "@silai/contracts/account/page-messages"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { forgetDraft } from "~/features/checkout/details/draft"
import { LAST_CUSTOMER, meQuery } from "~/lib/auth"
import { toast } from "~/ui/toast"

/**
 * All tabs share one session. When another one signs in or out, this tab refetches the person and what it shows of them:
 * what was typed for one account must not be saved in another.
 */
export function useFollowOtherTabs() {
  const client = useQueryClient()
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const me = client.getQueryData(meQuery.queryKey)
      // Until it is known here, the first reply will tell.
      if (key !== LAST_CUSTOMER || me === undefined) return
      const before = me?.role === "customer" ? me._id : ""
      if ((newValue ?? "") === before) return
      if (before) forgetDraft()
      client.removeQueries({ queryKey: ["order"] })
      void client.resetQueries({ queryKey: ["checkout"] })
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      toast.blank(signInMessages.changedElsewhere)
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [client])
}

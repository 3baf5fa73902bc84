import { accountSays } from "@silai/contracts/account/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { call } from "~/lib/call"
import { meQuery } from "~/lib/me"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { signout } from "./calls"
import { saidOr } from "./refusal"

/** Ends this browser's session and leads home, so that a room for signed-in people does not ask to sign in again at once. */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    if (busy) return
    setBusy(true)
    try {
      const audience = client.getQueryData(meQuery.queryKey)?.role === "admin" ? "backOffice" : "shop"
      await call(signout, { audience })
      await navigate(paths.home)
      client.setQueryData(meQuery.queryKey, null)
      // What was read for this person must not be shown to the next one.
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] && !query.isActive() })
      await client.invalidateQueries()
      toast.success(accountSays.signedOut)
    } catch (cause) {
      toast.error(saidOr(cause, accountSays.wentWrong))
    } finally {
      setBusy(false)
    }
  }
  return { signOut, busy }
}

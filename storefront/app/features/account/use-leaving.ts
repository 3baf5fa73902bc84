import { accountSays } from "@silai/contracts/account/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { forgetDraft } from "~/features/checkout/draft"
import { forgetPhone } from "~/features/order/phone-proof"
import { call } from "~/lib/call"
import { meQuery, useAuth } from "~/lib/me"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { signout } from "./profile-calls"

/** Leaves the account's rooms and forgets in this tab what belongs to the person. Also after an account was deleted. */
export function useLeaving() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Away first: a room for signed-in people would lead to the sign-in as soon as nobody is there.
    await navigate(paths.home)
    for (const key of ["mine", "order", "checkout"]) client.removeQueries({ queryKey: [key] })
    for (const forget of [forgetDraft, forgetPhone]) forget()
    client.setQueryData(meQuery.queryKey, null)
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}

/** Signs out in this browser. */
export function useSignOut() {
  const leave = useLeaving()
  const { userData } = useAuth()
  return useMutation({
    // The shop's own people have a session of another kind, also while they look at the shop.
    mutationFn: () => call(signout, { audience: userData?.role === "admin" ? "backOffice" : "shop" }),
    onSuccess: async () => {
      await leave()
      toast.success(accountSays.signedOut)
    },
    onError: (error) => toast.error(error.message),
  })
}

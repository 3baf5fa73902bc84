import { accountSays } from "@silai/contracts/account/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { forgetDraft } from "~/features/checkout/draft"
import { forgetBuyer } from "~/features/checkout/last-buyer"
import { forgetPhone } from "~/features/order/phone-proof"
import { call } from "~/lib/call"
import { meQuery, useAuth } from "~/lib/auth"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { signout } from "~/features/customer/calls"

/** Leaves the account's pages and clears this tab's personal data. Also after an account was deleted. */
export function useLeaveAccount() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Navigate first: a page for signed-in users would redirect to the sign-in as soon as nobody is signed in.
    await navigate(paths.home)
    for (const key of ["mine", "order", "checkout"]) client.removeQueries({ queryKey: [key] })
    for (const forget of [forgetBuyer, forgetDraft, forgetPhone]) forget()
    client.setQueryData(meQuery.queryKey, null)
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}

/** Signs out in this browser. */
export function useSignOut() {
  const leave = useLeaveAccount()
  const { userData } = useAuth()
  return useMutation({
    // Staff have a separate session, also while they look at the shop.
    mutationFn: () => call(signout, { audience: userData?.role === "admin" ? "backOffice" : "shop" }),
    onSuccess: async () => {
      await leave()
      toast.success(accountSays.signedOut)
    },
    onError: (error) => toast.error(error.message),
  })
}

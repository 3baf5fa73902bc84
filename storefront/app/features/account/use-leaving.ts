import { accountSays } from "@silai/contracts/account/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { call } from "~/lib/call"
import { meQuery } from "~/lib/me"
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
    client.setQueryData(meQuery.queryKey, null)
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}

/** Signs out in this browser. */
export function useSignOut() {
  const leave = useLeaving()
  return useMutation({
    mutationFn: () => call(signout, { audience: "shop" }),
    onSuccess: async () => {
      await leave()
      toast.success(accountSays.signedOut)
    },
    onError: (error) => toast.error(error.message),
  })
}

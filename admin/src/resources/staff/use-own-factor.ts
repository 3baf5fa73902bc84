import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../providers/call"
import { authProvider } from "../../providers/session"
import { askSecondFactor } from "./calls"
import type { Proof } from "./proof-form"

export const OWN_FACTOR = ["second-factor"]

/** The second factor of the signed-in person. */
export const useOwnFactor = () =>
  useQuery({
    queryKey: OWN_FACTOR,
    queryFn: async ({ signal }) => {
      try {
        return (await call(askSecondFactor, {}, signal)).data
      } catch (cause) {
        await authProvider.onError(cause)
        throw cause
      }
    },
  })

/** The proof of the signed-in person, and how it is sent: the password, and a code where one has an app. */
export function useOwnProof() {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const withCode = useOwnFactor().data?.state === "on"
  return {
    email: person?.email ?? "",
    withCode,
    sent: ({ password, code }: Proof) => ({ password, ...(withCode && { code: code.trim() }) }),
  }
}

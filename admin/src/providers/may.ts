import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { mayDo, type Permission } from "@silai/contracts/staff/roles"

/**
 * Whether the signed-in person has a duty: `const may = useMay()`, then `may("catalogue.write") && <Button …>`. It only
 * avoids refusals; the server checks the same table at every call.
 */
export function useMay(): (duty: Permission) => boolean {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  return (duty) => Boolean(person && mayDo(person.role, duty))
}

/** Whether the signed-in person sees the phones, e-mails and addresses of customers. */
export const useSeesContact = (): boolean => useMay()("customer.contact")

/** Ends the key of a search field's words: those who see no contact data search by names and numbers only. */
export const useSearchWords = (): "" | ".by-name" => (useSeesContact() ? "" : ".by-name")

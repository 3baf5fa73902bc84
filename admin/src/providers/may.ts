import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { mayDo, type Duty } from "@silai/contracts/staff/roles"

/**
 * Whether the signed-in person may do something: `const may = useMay()`, then `may("catalogue.write") && <Button …>`. It only spares people
 * a refusal; the server asks the same table at every call.
 */
export function useMay(): (duty: Duty) => boolean {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  return (duty) => Boolean(person && mayDo(person.role, duty))
}

import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import type { Permission } from "@silai/contracts/staff/roles"
import type { ReactNode } from "react"
import { Link, Navigate, useMatch } from "react-router"
import { useMay } from "../providers/may"
import { resources } from "../resources/every-resource"
import { EmptyState } from "../ui/state/error-state"
import { useTitle } from "../ui/use-title"
import { useLabel } from "../words/i18n-provider"
import { useSay } from "../words/language"

/** The first menu entry of the user's role. */
function useFirst() {
  const may = useMay()
  return resources.find(({ duty }) => may(duty))
}

export function FirstPage() {
  const first = useFirst()
  return first ? <Navigate to={`/${first.home}`} replace /> : <NotYours />
}

/**
 * A screen for those with the duty; others see that it is not theirs. Every sign-in opens the dashboard; those without
 * one are sent on.
 */
export function RequireDuty({ duty, children }: { duty: Permission; children: ReactNode }) {
  const may = useMay()
  const atDoor = useMatch("/dashboard")
  if (may(duty)) return children
  return atDoor ? <FirstPage /> : <NotYours />
}

function NotYours() {
  const say = useSay()
  const label = useLabel()
  useTitle(say("yours.not"))
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const first = useFirst()
  return (
    <EmptyState whole title={say("yours.not")}>
      {person && <p>{say("yours.not.why", { name: person.name, role: say(`role.${person.role}`) })}</p>}
      {first && (
        <p>
          <Link to={`/${first.home}`}>{say("go.to", { where: label(first) })}</Link>
        </p>
      )}
    </EmptyState>
  )
}

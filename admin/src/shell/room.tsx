import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import type { Duty } from "@silai/contracts/staff/roles"
import type { ReactNode } from "react"
import { Link, Navigate, useMatch } from "react-router"
import { useMay } from "../providers/may"
import { resources } from "../resources/every-resource"
import { EmptyState } from "../ui/error-state"
import { useTitle } from "../ui/use-title"

/** The first place of the menu that is part of the person's work. */
function useFirst() {
  const may = useMay()
  return resources.find(({ duty }) => may(duty))
}

export function FirstRoom() {
  const first = useFirst()
  return first ? <Navigate to={`/${first.home}`} replace /> : <NotYours />
}

/** A screen for those whose work it is; others are told so. Everybody's sign-in leads to the dashboard, so who has none goes on from there. */
export function Room({ duty, children }: { duty: Duty; children: ReactNode }) {
  const may = useMay()
  const atDoor = useMatch("/dashboard")
  if (may(duty)) return children
  return atDoor ? <FirstRoom /> : <NotYours />
}

function NotYours() {
  useTitle("Not part of your work")
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const first = useFirst()
  return (
    <EmptyState whole title="This is not part of your work here">
      <p>
        You are signed in as {person?.name}, {person && ROLE_WORDS[person.role].label.toLowerCase()}. If you need this
        page, please ask an owner of the shop.
      </p>
      {first && (
        <p>
          <Link to={`/${first.home}`}>Go to {first.label.toLowerCase()}</Link>
        </p>
      )}
    </EmptyState>
  )
}

import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { Button } from "antd"
import { useState } from "react"
import { ErrorState } from "../../ui/state/error-state"
import list from "../../ui/list/list.module.css"
import { OutOfDate } from "../../ui/state/out-of-date"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { RoleDialog } from "./change-role"
import { Duties } from "./duties"
import { Invitations } from "./invitations"
import { InviteDialog } from "./invite"
import { Locks } from "./locks"
import { People } from "./people"
import { SecondFactorRule } from "./second-factor-rule"
import { usePeople } from "./use-people"

/** Staff with their roles, and open invitations. For owners. */
export function StaffList() {
  useTitle("Staff")
  const { data, error, refetch } = usePeople()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<StaffMember | null>(null)
  if (!data) return error ? <ErrorState whole error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <div className={list.page}>
      <div className={list.head}>
        <h1>Staff</h1>
        <Button type="primary" onClick={() => setInviting(true)}>
          Invite someone
        </Button>
      </div>
      {error && <OutOfDate error={error} onRetry={() => void refetch()} />}
      <People people={data.data} onRole={setChanging} />
      <SecondFactorRule
        required={data.secondFactorRequired}
        without={data.data.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
      />
      <Locks locks={data.locks} lifted={data.lifted} />
      <Invitations invitations={data.invitations} />
      <Duties />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <RoleDialog person={changing} onClose={() => setChanging(null)} />
    </div>
  )
}

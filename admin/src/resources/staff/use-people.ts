import { useList, type BaseRecord, type HttpError } from "@refinedev/core"
import type { StaffMember } from "@silai/contracts/account/staff-calls"
import type { ReplyOf } from "@silai/contracts/call"
import type { askPeople } from "./calls"

type Reply = ReplyOf<NonNullable<(typeof askPeople)["shape"]>>

/** All staff and the open invitations; refetched when another owner changes something, and each minute for "last seen". */
export function usePeople() {
  const { query } = useList<StaffMember & BaseRecord, HttpError>({
    resource: "staff",
    pagination: { mode: "off" },
    errorNotification: false,
    queryOptions: { refetchInterval: 60_000 },
  })
  return { data: query.data as Reply | undefined, error: query.error as Error | null, refetch: query.refetch }
}

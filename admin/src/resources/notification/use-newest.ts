import { type HttpError, useList } from "@refinedev/core"
import { NOTIFICATION } from "@silai/contracts/notification/limits"
import type { NotificationRecord } from "./calls"

type Reply = { data: NotificationRecord[]; unread: number; total: number }

/** The newest notifications, and how many are unread in all; refetched when the server says that there are others. */
export function useNewest() {
  const { query } = useList<NotificationRecord, HttpError>({
    resource: "notification",
    pagination: { currentPage: 1, pageSize: NOTIFICATION.newest },
    errorNotification: false,
  })
  return {
    reply: query.data as Reply | undefined,
    error: query.error as Error | null,
    retry: () => void query.refetch(),
  }
}

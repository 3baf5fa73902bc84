import type { NotificationProvider } from "@refinedev/core"
import { App } from "antd"
import { useMemo } from "react"

/** Requirements §9: success disappears sooner than an error; progress stays until it is done. */
const SECONDS = { success: 2, error: 4, progress: 0 } as const

/** Refine's notifications as short messages. Must be inside antd's App. */
export function useNotifications(): NotificationProvider {
  const { message } = App.useApp()
  return useMemo(
    () => ({
      open: ({ key, message: content, type }) => {
        void message.open({ key, content, type: type === "progress" ? "loading" : type, duration: SECONDS[type] })
      },
      close: (key) => message.destroy(key),
    }),
    [message],
  )
}

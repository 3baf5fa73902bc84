import { useEffect, useSyncExternalStore } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { askUpdate, type Chat } from "../calls"

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** A chat that is open in a visible window is read, by those who may answer it. */
export function useRead({ _id: chatId, unread, last }: Chat): void {
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === "visible")
  const isDue = useMay()("chat.write") && isSeen && unread > 0
  const latest = last?.at
  useEffect(() => {
    // If it fails, the chat stays unread and the next message tries again.
    if (isDue) void call(askUpdate, { chatId, isRead: true }).catch(() => undefined)
  }, [isDue, chatId, latest])
}

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import { askDraft } from "../calls"

const SAVE_AFTER_MS = 1_500
const keyOf = (chatId: string) => `whatsappDraft.${chatId}`

/** The part of a chat that this device keeps; null where it keeps nothing, or is not allowed to. */
function storedDraft(chatId: string): string | null {
  try {
    return localStorage.getItem(keyOf(chatId))
  } catch {
    return null
  }
}

function rememberDraft(chatId: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(chatId), text)
    else localStorage.removeItem(keyOf(chatId))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/**
 * The draft of a chat: on this device at once, and after a pause on the server, for the person's other devices. What this device has
 * counts first.
 */
export function useDraft(chatId: string, onServer: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => storedDraft(chatId) ?? onServer)
  const saved = useRef(onServer)
  const now = useRef(text)
  const save = useCallback(() => {
    if (now.current === saved.current) return
    saved.current = now.current
    // A draft that the server does not get is still on this device.
    void call(askDraft, { chatId, text: now.current }).catch(() => undefined)
  }, [chatId])
  useEffect(() => {
    const timer = window.setTimeout(save, SAVE_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [text, save])
  useEffect(() => save, [save])
  const write = (next: string) => {
    now.current = next
    rememberDraft(chatId, next)
    setText(next)
  }
  return [text, write]
}

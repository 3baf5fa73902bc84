import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import { useLatest } from "../../../ui/use-latest"
import { askDraft } from "../calls"
import { useStoredDraft } from "../thread/use-thread"

const SAVE_AFTER_MS = 1_500

/** The words that this device has and the server has not; null for none, or where storage is not allowed. */
function unsaved(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An emptied field is remembered, too: the server still has its words. */
function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** The server has it now: this device's copy would come back after it was sent from another one. */
function forget(key: string, text: string): void {
  if (unsaved(key) === text) localStorage.removeItem(key)
}

type Place = { chatId: string; onServer: string; isNote?: true }
/** Written here. `isStored`: the server has it. */
type Own = { text: string; isStored: boolean }

/**
 * The draft of a person's message in a chat, or of their note: on this device at once, and after a pause on the server, for their
 * other devices. The field shows the server's draft, except for words that the server has not got yet.
 */
export function useDraft({ chatId, onServer, isNote }: Place): [string, (text: string) => void] {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  // Never shown to a colleague who signs in here next.
  const key = `whatsappDraft.${person?._id ?? ""}.${chatId}${isNote ? ".note" : ""}`
  const [own, setOwn] = useState((): Own | null => {
    const text = unsaved(key)
    return text === null ? null : { text, isStored: false }
  })
  // Another device may send or change it now.
  if (own?.isStored && own.text === onServer) setOwn(null)
  const now = useRef(own?.text ?? null)
  const saved = useRef<string | null>(null)
  const stored = useLatest(useStoredDraft(chatId))
  const save = useCallback(() => {
    const text = now.current
    if (text === null || text === saved.current) return
    saved.current = text
    void call(askDraft, { chatId, text, ...(isNote && { isNote }) }).then(
      () => {
        forget(key, text)
        stored.current(isNote ? { noteDraft: text } : { draft: text })
        setOwn((one) => (one?.text === text ? { text, isStored: true } : one))
      },
      // It is still on this device, and saved with the next change.
      () => {
        saved.current = null
      },
    )
  }, [chatId, isNote, key, stored])
  const text = own?.text
  useEffect(() => {
    const timer = window.setTimeout(save, SAVE_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [text, save])
  useEffect(() => save, [save])
  const write = (next: string) => {
    now.current = next
    // The server may have been given other words since.
    saved.current = null
    remember(key, next)
    setOwn({ text: next, isStored: false })
  }
  return [own?.text ?? onServer, write]
}

import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { TYPING } from "@silai/contracts/whatsapp/limits"
import { useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import { onMoment } from "../../../providers/live"
import { askTyping } from "../calls"

/** Says that this person is typing, now and then while they do. */
export function useSayTyping(chatId: string): () => void {
  const last = useRef(0)
  return () => {
    const now = performance.now()
    if (now - last.current < TYPING.everyMs) return
    last.current = now
    // A colleague who does not see it loses nothing.
    void call(askTyping, { chatId }).catch(() => undefined)
  }
}

/** The colleagues who are typing in this chat now, by name. */
export function useTypers(chatId: string): string[] {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const [typers, setTypers] = useState<Record<string, { name: string; until: number }>>({})
  const own = person?._id
  useEffect(
    () =>
      onMoment("whatsapp.typing", (one) => {
        if (one.chatId !== chatId || one.userId === own) return
        setTypers((now) => ({ ...now, [one.userId]: { name: one.name, until: performance.now() + TYPING.shownMs } }))
      }),
    [chatId, own],
  )
  const isAny = Object.keys(typers).length > 0
  useEffect(() => {
    if (!isAny) return
    const timer = window.setInterval(
      () =>
        setTypers((now) =>
          Object.fromEntries(Object.entries(now).filter(([, { until }]) => until > performance.now())),
        ),
      1_000,
    )
    return () => window.clearInterval(timer)
  }, [isAny])
  return Object.values(typers).map(({ name }) => name)
}

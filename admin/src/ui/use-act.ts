import type { BodyOf, Call } from "@silai/contracts/call"
import { App } from "antd"
import { useRef, useState } from "react"
import { call, type Entry } from "../providers/call"
import { useRefetch } from "./use-refetch"
import { sentenceOf } from "../words/language"

/**
 * Makes one change at a time, shows the server's message, and refetches what shows it, also after a refusal.
 * `touches`: the resources that show it.
 */
export function useAct(...touches: string[]) {
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [busy, setBusy] = useState(false)
  // A second click comes before React has rendered the disabled button.
  const acting = useRef(false)
  const act = async <C extends Call>(to: Entry<C>, body: BodyOf<C>, then?: () => void): Promise<void> => {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    try {
      void message.success((await call(to, body)).message)
      then?.()
    } catch (error) {
      void message.error(sentenceOf(error))
    }
    acting.current = false
    setBusy(false)
    void refetch(...touches)
  }
  return { act, busy }
}

import type { BodyOf, Call } from "@silai/contracts/call"
import { App } from "antd"
import { useRef, useState } from "react"
import { call, type Entry } from "../providers/call"
import { authProvider } from "../providers/session"
import { useReadAnew } from "./use-read-anew"

/**
 * Makes one change at a time, says what the server said of it, and reads anew what shows it, also when it was refused.
 * `touches`: the resources that show it.
 */
export function useAct(...touches: string[]) {
  const { message } = App.useApp()
  const readAnew = useReadAnew()
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
      await authProvider.onError(error)
      void message.error((error as Error).message)
    }
    acting.current = false
    setBusy(false)
    void readAnew(...touches)
  }
  return { act, busy }
}

import { App } from "antd"
import { useContext, useEffect, useRef } from "react"
import { UNSAFE_NavigationContext, type Navigator } from "react-router"

/** Lets `ask` come before every step forward; returns how to take it away again. */
function comeBefore(navigator: Navigator, ask: (go: () => void) => void): () => void {
  const { push } = navigator
  navigator.push = (...to) => ask(() => push.apply(navigator, to))
  return () => {
    navigator.push = push
  }
}

/**
 * Asks before a screen with unsaved changes is left, by a link or by closing the tab. Returns how to leave without being asked,
 * for after saving. The router's own blocker exists only for data routers, which the back office is not.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const { modal } = App.useApp()
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const free = useRef(false)
  useEffect(() => {
    if (!dirty) return
    free.current = false
    const stop = comeBefore(navigator, (go) => {
      if (free.current) return go()
      modal.confirm({ title: "Leave without saving?", content: "What you have changed here will be lost.", icon: null, okText: "Leave", cancelText: "Stay", autoFocusButton: "cancel", onOk: go })
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => {
      stop()
      window.removeEventListener("beforeunload", warn)
    }
  }, [dirty, navigator, modal])
  return () => void (free.current = true)
}

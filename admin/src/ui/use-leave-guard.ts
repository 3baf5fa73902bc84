import { App } from "antd"
import { useContext, useEffect, useRef } from "react"
import { UNSAFE_NavigationContext } from "react-router"

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
    const { push } = navigator
    navigator.push = (...to) => {
      if (free.current) return push.apply(navigator, to)
      modal.confirm({
        title: "Leave without saving?", content: "What you have changed here will be lost.", icon: null, okText: "Leave", cancelText: "Stay", autoFocusButton: "cancel",
        onOk: () => push.apply(navigator, to),
      })
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => {
      navigator.push = push
      window.removeEventListener("beforeunload", warn)
    }
  }, [dirty, navigator, modal])
  return () => void (free.current = true)
}

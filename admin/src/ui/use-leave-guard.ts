import { App } from "antd"
import { useCallback, useEffect } from "react"
import { type BlockerFunction, NavigationType, useBlocker } from "react-router"
import { holdUnsaved } from "../providers/unsaved"

type Words = { title: string; content: string }
const UNSAVED: Words = { title: "Leave without saving?", content: "What you have changed here will be lost." }

/**
 * Asks before a screen with unsaved changes is left: by a link, by the browser's Back and Forward, or by closing the tab. Filters and
 * pages of the same screen keep what is typed, so they ask nothing; nor does an address that takes the place of this one, as after saving.
 * `words` for what is lost, where that is not what was typed; `within`: addresses that belong to the same screen.
 */
export function useLeaveGuard(dirty: boolean, words: Words = UNSAVED, within?: RegExp): void {
  const { modal } = App.useApp()
  // An address that takes another's place is the screen's own doing: what stood there was saved, or removed.
  const leaves: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation, historyAction }) =>
      dirty &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname &&
      !within?.test(nextLocation.pathname),
    [dirty, within],
  )
  const blocker = useBlocker(leaves)
  useEffect(() => {
    if (blocker.state !== "blocked") return
    // Each attempt to leave is a new question; an older one that is still open makes way for it.
    const question = modal.confirm({
      ...words,
      icon: null,
      okText: "Leave",
      cancelText: "Stay",
      autoFocusButton: "cancel",
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
    return question.destroy
  }, [blocker, modal, words])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    const letGo = holdUnsaved()
    return () => {
      window.removeEventListener("beforeunload", warn)
      letGo()
    }
  }, [dirty])
}

import { App } from "antd"
import { useCallback, useEffect } from "react"
import { type BlockerFunction, NavigationType, useBlocker } from "react-router"
import { holdUnsaved } from "../providers/unsaved"
import { useSay } from "../words/language"

type Words = { title: string; content: string }

/**
 * Asks before a screen with unsaved changes is left: by a link, by the browser's Back and Forward, or by closing the
 * tab. Filters and pages of the same screen keep the input, so they do not ask; nor does a URL that replaces this one,
 * as after saving. `words` for what is lost, where that is not typed input; `within`: URLs that belong to the same
 * screen.
 */
export function useLeaveGuard(dirty: boolean, words?: Words, within?: RegExp): void {
  const say = useSay()
  const { modal } = App.useApp()
  // A replacing navigation is the screen's own: its content was saved, or removed.
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
    // Each attempt to leave opens a new dialog and closes an older one.
    const question = modal.confirm({
      ...(words ?? { title: say("form.leave.ask"), content: say("form.leave.then") }),
      icon: null,
      okText: say("form.leave"),
      cancelText: say("form.stay"),
      autoFocusButton: "cancel",
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
    return question.destroy
  }, [blocker, modal, words, say])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    const releaseGuard = holdUnsaved()
    return () => {
      window.removeEventListener("beforeunload", warn)
      releaseGuard()
    }
  }, [dirty])
}

import { App } from "antd"
import { type ReactNode, useRef } from "react"
import { sentenceOf, useSay } from "../../words/language"
import { askedBy, type Even } from "./next-step"

type Step = {
  title: string
  content: ReactNode
  okText: string
  /** The doubts that `content` names. */
  even?: Even
  /** Shows any error but one that asks again; that one it throws. */
  send: (even: Even) => Promise<unknown>
}

/**
 * Asks before an order's next step is taken, and again when the server asks whether to go on, for example because the
 * payment is disputed.
 */
export function useStepDialog(): (step: Step) => void {
  const { modal } = App.useApp()
  const say = useSay()
  // A second click comes before React has rendered a disabled button; the flag is set at once.
  const asking = useRef(false)
  return function ask({ title, content, okText, even = {}, send }) {
    if (asking.current) return
    asking.current = true
    let agreed = false
    modal.confirm({
      title,
      content,
      icon: null,
      okText,
      cancelText: say("order.not-yet"),
      autoFocusButton: "ok",
      // The second click of a double click would hit the backdrop and close the dialog.
      maskClosable: false,
      onOk: () => void (agreed = true),
      // A dialog that is still closing would take the focus from the page again.
      afterClose: () => {
        asking.current = false
        if (!agreed) return
        void send(even).catch((error: unknown) => {
          const asked = askedBy(error)
          if (asked) ask({ title, content: sentenceOf(error), okText, even: { ...even, ...asked }, send })
        })
      },
    })
  }
}

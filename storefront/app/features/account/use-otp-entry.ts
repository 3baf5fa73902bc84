import { useState, type FormEvent } from "react"
import { wrongOtp } from "./otp-digits"

type Asked = {
  /** What is said to somebody who enters nothing. */
  ifEmpty: string
  /** Nothing can be entered for now. */
  isHeld: boolean
  onEdit: () => void
  onEnter: (code: string) => void
}

/** What stands in a code field and is wrong with it; a code that may be right is handed on. */
export function useOtpEntry({ ifEmpty, isHeld, onEdit, onEnter }: Asked) {
  const [code, setCode] = useState("")
  const [wrong, setWrong] = useState<string>()
  const write = (next: string) => {
    setCode(next)
    setWrong(undefined)
  }
  const enter = (typed: string) => {
    if (isHeld) return
    const sentence = wrongOtp(typed, ifEmpty)
    setWrong(sentence)
    if (!sentence) onEnter(typed)
  }
  return {
    code,
    wrong,
    enter,
    edit: (next: string) => {
      write(next)
      onEdit()
    },
    clear: () => write(""),
    submit: (event: FormEvent) => {
      event.preventDefault()
      enter(code)
    },
  }
}

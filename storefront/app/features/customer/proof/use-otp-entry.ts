import { useState, type FormEvent } from "react"
import { wrongOtp } from "./wrong-otp"

type Asked = {
  /** The sentence for an empty field. */
  ifEmpty: string
  /** Input is disabled for now. */
  isHeld: boolean
  onEdit: () => void
  onEnter: (code: string) => void
}

/** The value of a code field and its error; a plausible code is submitted. */
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

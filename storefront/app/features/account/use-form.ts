import { useRef, useState } from "react"
import type { Wrong } from "~/features/checkout/contact-rules"
import { CallRefused } from "~/lib/call"

type Values = Record<string, string | boolean>

/**
 * Values of a form, what is wrong with them, and whether anything differs from what is kept. Put `ref` on the form; fields are found
 * by their `name`. What was typed stays, whatever the server says.
 */
export function useForm<T extends Values>(start: T, wrongIn: (values: T) => Wrong<T>) {
  const ref = useRef<HTMLFormElement>(null)
  const [kept, setKept] = useState(start)
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Wrong<T>>({})
  const [refusal, setRefusal] = useState<string>()

  /** Shows what is wrong and goes to the first of it. True when nothing is. */
  const point = (found: Wrong<T>): boolean => {
    setWrong(found)
    const first = Object.entries(found).find(([, sentence]) => sentence)?.[0]
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first === undefined
  }
  return {
    ref, values, wrong, refusal, point, setRefusal,
    dirty: Object.keys(kept).some((name) => values[name] !== kept[name]),
    edit(part: Partial<T>) {
      setValues((now) => ({ ...now, ...part }))
      // An error goes as soon as its field is touched again (SPEC §5).
      setWrong((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }))
      setRefusal(undefined)
    },
    /** A sentence for a field that was left. */
    judge: (part: Wrong<T>) => setWrong((now) => ({ ...now, ...part })),
    /** Judges everything, as on submit. True when it may be sent. */
    passes(): boolean {
      setRefusal(undefined)
      return point(wrongIn(values))
    },
    /** What the server keeps now. */
    keep(now: T) {
      setKept(now)
      setValues(now)
      setWrong({})
    },
    /** Puts the server's sentence at its field, or above the button. */
    refuse(cause: unknown) {
      const { message, field } = cause instanceof CallRefused ? cause : { message: String(cause), field: undefined }
      if (field !== undefined && field in values) return void point({ [field]: message } as Wrong<T>)
      setRefusal(message)
    },
  }
}

import { useRef, useState } from "react"
import { CallRefused } from "./call"
import { errorMessage } from "./error-message"

/** Errors by field; valid fields are absent. */
export type Wrong<Values> = { [K in keyof Values]?: string }

/** The error of a field on blur; an empty field gets none before submit. */
export const onLeaving = (value: string, wrong: (value: string) => string | undefined) =>
  value.trim() ? wrong(value) : undefined

/** The errors of a form's fields. Put `ref` on the form; fields are found by their `name`. */
export function useFieldErrors<T extends object>() {
  const ref = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong<T>>({})
  return {
    ref,
    wrong,
    /** Shows the errors and focuses the first one. True when there are none. */
    point(found: Wrong<T>): boolean {
      setWrong(found)
      const first = Object.entries(found).find(([, sentence]) => sentence)?.[0]
      if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return first === undefined
    },
    /** The error of a field on blur. An existing error stays: leaving a field does not make it valid. */
    judge: (part: Wrong<T>) =>
      setWrong((now) => ({
        ...now,
        ...Object.fromEntries(Object.entries(part).map(([name, sentence]) => [name, now[name as keyof T] ?? sentence])),
      })),
    /** An error disappears as soon as its field is edited again (requirements §5). */
    touched: (part: Partial<T>) =>
      setWrong((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) })),
  }
}

/**
 * Values of a form, its errors, and whether anything differs from the saved values. Input stays, whatever the server
 * replies.
 */
export function useForm<T extends Record<string, string | boolean>>(start: T, wrongIn: (values: T) => Wrong<T>) {
  const { ref, wrong, point, judge, touched } = useFieldErrors<T>()
  const [initial, setInitial] = useState(start)
  const [values, setValues] = useState(start)
  const [refusal, setRefusal] = useState<string>()
  return {
    ref,
    wrong,
    point,
    judge,
    values,
    refusal,
    setRefusal,
    dirty: Object.keys(initial).some((name) => values[name] !== initial[name]),
    edit(part: Partial<T>) {
      setValues((now) => ({ ...now, ...part }))
      touched(part)
      setRefusal(undefined)
    },
    /** Validates everything, as on submit. True when it may be sent. */
    passes(): boolean {
      setRefusal(undefined)
      return point(wrongIn(values))
    },
    /** Sets the server's saved values. */
    reset(now: T) {
      setInitial(now)
      setValues(now)
      point({})
    },
    /** Shows the server's sentence at its field, or above the button. */
    refuse(cause: unknown) {
      const field = cause instanceof CallRefused ? cause.field : undefined
      if (field !== undefined && field in values) point({ [field]: errorMessage(cause) } as Wrong<T>)
      else setRefusal(errorMessage(cause))
    },
  }
}

export type Form<T extends Record<string, string | boolean>> = ReturnType<typeof useForm<T>>

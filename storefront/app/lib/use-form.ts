import { useRef, useState } from "react"
import { CallRefused } from "./call"
import { said } from "./said"

/** A wrong field and its sentence; fields that are right are absent. */
export type Wrong<Values> = { [K in keyof Values]?: string }

/** A sentence for a field that was left; an empty one is not scolded before the end. */
export const onLeaving = (value: string, wrong: (value: string) => string | undefined) =>
  value.trim() ? wrong(value) : undefined

/** What is wrong with a form's fields. Put `ref` on the form; fields are found by their `name`. */
export function useWrong<T extends object>() {
  const ref = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong<T>>({})
  return {
    ref,
    wrong,
    /** Shows what is wrong and goes to the first of it. True when nothing is. */
    point(found: Wrong<T>): boolean {
      setWrong(found)
      const first = Object.entries(found).find(([, sentence]) => sentence)?.[0]
      if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return first === undefined
    },
    /** A sentence for a field that was left. One that stands already stays: by leaving it alone a field does not become right. */
    judge: (part: Wrong<T>) =>
      setWrong((now) => ({
        ...now,
        ...Object.fromEntries(Object.entries(part).map(([name, sentence]) => [name, now[name as keyof T] ?? sentence])),
      })),
    /** An error goes as soon as its field is touched again (SPEC §5). */
    touched: (part: Partial<T>) =>
      setWrong((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) })),
  }
}

/**
 * Values of a form, what is wrong with them, and whether anything differs from what is kept. What was typed stays, whatever the
 * server says.
 */
export function useForm<T extends Record<string, string | boolean>>(start: T, wrongIn: (values: T) => Wrong<T>) {
  const { ref, wrong, point, judge, touched } = useWrong<T>()
  const [kept, setKept] = useState(start)
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
    dirty: Object.keys(kept).some((name) => values[name] !== kept[name]),
    edit(part: Partial<T>) {
      setValues((now) => ({ ...now, ...part }))
      touched(part)
      setRefusal(undefined)
    },
    /** Judges everything, as on submit. True when it may be sent. */
    passes(): boolean {
      setRefusal(undefined)
      return point(wrongIn(values))
    },
    /** What the server keeps now. */
    keep(now: T) {
      setKept(now)
      setValues(now)
      point({})
    },
    /** Puts the server's sentence at its field, or above the button. */
    refuse(cause: unknown) {
      const field = cause instanceof CallRefused ? cause.field : undefined
      if (field !== undefined && field in values) point({ [field]: said(cause) } as Wrong<T>)
      else setRefusal(said(cause))
    },
  }
}

export type Form<T extends Record<string, string | boolean>> = ReturnType<typeof useForm<T>>

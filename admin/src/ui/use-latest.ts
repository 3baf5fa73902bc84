import { type RefObject, useLayoutEffect, useRef } from "react"

/** The last rendered value, for code that runs later than an effect: a timer, the next frame. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

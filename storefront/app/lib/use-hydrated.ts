import { useSyncExternalStore } from "react"

const never = () => () => undefined

/**
 * False on the server and in the first rendering of its page, true from then on. What only the browser knows (its storage, the part of
 * the address behind the #) is read when it is true, so that both first render the same page.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

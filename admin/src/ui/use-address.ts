import { useCallback } from "react"
import { type NavigateOptions, useSearchParams } from "react-router"

type Write<Query> = (query: Query) => string | URLSearchParams
export type Ask<Query> = (change: Partial<Query>, options?: Pick<NavigateOptions, "replace">) => void

/** What stands in the address bar this moment; the router's own copy lags a drawing behind. */
export const addressNow = () => new URLSearchParams(window.location.search)

/** A query with one change; whatever is changed, the list starts at its first page unless a page is asked for. */
export const changed = <Query extends object>(query: Query, change: Partial<Query>): Query => ({
  ...query,
  page: 1,
  ...change,
})

/**
 * A list's filters as the address bar keeps them, and how to change them. Two changes within one drawing (a filter pressed while a
 * search settles) both hold, because a change is laid on the address itself. `read` and `write` are functions of the module.
 */
export function useAddress<Query extends object>(
  read: (params: URLSearchParams) => Query,
  write: Write<Query>,
): [Query, Ask<Query>] {
  const [params, setParams] = useSearchParams()
  const ask: Ask<Query> = useCallback(
    (change, options) => setParams(write(changed(read(addressNow()), change)), options),
    [setParams, read, write],
  )
  return [read(params), ask]
}

import { useCallback } from "react"
import { type NavigateOptions, useSearchParams } from "react-router"

type Write<Query> = (query: Query) => string | URLSearchParams
export type Ask<Query> = (change: Partial<Query>, options?: Pick<NavigateOptions, "replace">) => void

/** The current URL's query; the router's own copy is one rendering behind. */
export const addressNow = () => new URLSearchParams(window.location.search)

/** A query with one change; any change starts the list at its first page unless a page is given. */
export const changed = <Query extends object>(query: Query, change: Partial<Query>): Query => ({
  ...query,
  page: 1,
  ...change,
})

/**
 * A list's filters in the URL, and how to change them. Two changes within one rendering (a filter pressed while a
 * search settles) both hold, because a change is applied to the URL itself. `read` and `write` are functions of the
 * module.
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

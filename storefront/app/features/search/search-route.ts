import type { SearchType } from "@silai/contracts/catalogue/limits"
import { dehydrate } from "@tanstack/react-query"
import { redirect } from "react-router"
import { searchSays } from "./words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { searchText } from "~/lib/search-text"
import { paths } from "~/paths"
import { pageOf } from "./pager-places"
import { resultsQuery } from "./queries"

type Visit = { request: Request; params: { searchQuery: string } }

/** The URL of a search's results, by type. */
export const placeOf: Record<SearchType, (text: string) => string> = {
  products: paths.searchProducts,
  pages: paths.searchPages,
}

/** The URL of one page of results; the first has no parameter. */
export const pageAddress = (type: SearchType, text: string, page: number) =>
  placeOf[type](text) + (page > 1 ? `?page=${page}` : "")

/**
 * Renders the first results with the page. An empty search redirects to Explore, a page beyond the last one to the
 * last; after a failed search the browser retries.
 */
export async function loadResults(type: SearchType, { request, params }: Visit) {
  const text = searchText(params.searchQuery)
  if (!text) throw redirect(paths.explore)
  const page = pageOf(new URL(request.url).searchParams)
  const client = newQueryClient()
  const query = resultsQuery(text, type, page)
  await client.prefetchQuery({ ...query, retry: false })
  const last = client.getQueryData(query.queryKey)?.totalPages
  if (last !== undefined && page > Math.max(last, 1)) throw redirect(pageAddress(type, text, last))
  return { state: dehydrate(client) }
}

export function resultsMeta(type: SearchType, params: { searchQuery: string }) {
  const text = searchText(params.searchQuery)
  return pageMeta({
    title: searchSays.title(text),
    description: searchSays.describe(text),
    path: placeOf[type](text),
    noindex: true,
  })
}

/** Results belong to one person's search, and change with the listing: no page cache. */
export const resultsHeaders = () => ({ "cache-control": "no-store" })

/** The browser itself loads another page of the same results. */
export function keepResults({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

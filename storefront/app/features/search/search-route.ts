import type { SearchType } from "@silai/contracts/catalogue/limits"
import { dehydrate } from "@tanstack/react-query"
import { redirect } from "react-router"
import { searchQuery } from "~/features/catalogue/queries"
import { searchSays } from "~/features/catalogue/words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { searchText } from "~/lib/search-text"
import { paths } from "~/paths"
import { pageOf } from "./pager-places"

type Visit = { request: Request; params: { searchQuery: string } }

/** Where the results of a search stand, by kind. */
export const placeOf: Record<SearchType, (text: string) => string> = {
  products: paths.searchProducts,
  pages: paths.searchPages,
}

/** The address of one page of results; the first goes without saying. */
export const pageAddress = (type: SearchType, text: string, page: number) =>
  placeOf[type](text) + (page > 1 ? `?page=${page}` : "")

/**
 * Draws the first results with the page. Nothing to search for leads to Explore, a page behind the last one to the last; a failed
 * search is asked again by the browser.
 */
export async function loadResults(type: SearchType, { request, params }: Visit) {
  const text = searchText(params.searchQuery)
  if (!text) throw redirect(paths.explore)
  const page = pageOf(new URL(request.url).searchParams)
  const client = newQueryClient()
  const query = searchQuery(text, type, page)
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

/** Results of one search are for one person, and change with the shelf: no page cache. */
export const resultsHeaders = () => ({ "cache-control": "no-store" })

/** Another page of the same results is fetched by the browser itself. */
export function keepResults({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

import type { SearchType } from "@silai/contracts/catalogue/limits"
import { dehydrate } from "@tanstack/react-query"
import { redirect } from "react-router"
import { searchMessages } from "./words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { searchText } from "~/lib/search-text"
import { paths } from "~/paths"
import { factPairs, type FactFilters, factsOf } from "~/features/catalogue/listing-address"
import { pageOf } from "./pager-places"
import { resultsQuery } from "./queries"

type Visit = { request: Request; params: { searchQuery: string } }

/** The URL of a search's results, by type. */
export const placeOf: Record<SearchType, (text: string) => string> = {
  products: paths.searchProducts,
  pages: paths.searchPages,
}

/** The URL of one page of results; the first without filters has no parameter. */
export function pageAddress(type: SearchType, text: string, page: number, facts: Partial<FactFilters> = {}): string {
  const search = new URLSearchParams([...factPairs(facts), ...(page > 1 ? [["page", String(page)]] : [])])
  return [placeOf[type](text), String(search)].filter(Boolean).join("?")
}

/** The filters of a search; its pages have none. */
export const searchFacts = (type: SearchType, search: URLSearchParams): FactFilters =>
  factsOf((name) => (type === "products" ? search.getAll(name) : []))

/**
 * Renders the first results with the page. An empty search redirects to Explore, a page beyond the last one to the
 * last; after a failed search the browser retries.
 */
export async function loadResults(type: SearchType, { request, params }: Visit) {
  const text = searchText(params.searchQuery)
  if (!text) throw redirect(paths.explore)
  const { searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const facts = searchFacts(type, searchParams)
  const client = newQueryClient()
  const query = resultsQuery(text, type, page, facts)
  await client.prefetchQuery({ ...query, retry: false })
  const last = client.getQueryData(query.queryKey)?.totalPages
  if (last !== undefined && page > Math.max(last, 1)) throw redirect(pageAddress(type, text, last, facts))
  return { state: dehydrate(client) }
}

/** Without the text: anyone can write a link to any search, and its preview would quote it under the shop's name. */
export function resultsMeta(type: SearchType, params: { searchQuery: string }) {
  return pageMeta({
    title: searchMessages.title,
    description: searchMessages.describe,
    path: placeOf[type](searchText(params.searchQuery)),
    noindex: true,
  })
}

/** Results belong to one person's search, and change with the listing: no page cache. */
export const resultsHeaders = () => ({ "cache-control": "no-store" })

/** The browser itself loads another page of the same results. */
export function isAnotherSearch({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

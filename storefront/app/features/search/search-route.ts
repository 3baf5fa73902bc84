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
export const placeOf: Record<SearchType, (text: string) => string> = { products: paths.searchProducts, pages: paths.searchPages }

/** Draws the first results with the page. Nothing to search for leads to Explore; a failed search is asked again by the browser. */
export async function loadResults(type: SearchType, { request, params }: Visit) {
  const text = searchText(params.searchQuery)
  if (!text) throw redirect(paths.explore)
  const client = newQueryClient()
  await client.prefetchQuery({ ...searchQuery(text, type, pageOf(new URL(request.url).searchParams)), retry: false })
  return { state: dehydrate(client) }
}

export function resultsMeta(type: SearchType, params: { searchQuery: string }) {
  const text = searchText(params.searchQuery)
  return pageMeta({ title: searchSays.title(text), description: searchSays.describe(text), path: placeOf[type](text), noindex: true })
}

/** Results of one search are for one person, and change with the shelf: no page cache. */
export const resultsHeaders = () => ({ "cache-control": "no-store" })

/** Another page of the same results is fetched by the browser itself. */
export function keepResults({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

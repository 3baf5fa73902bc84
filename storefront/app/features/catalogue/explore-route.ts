import { dehydrate } from "@tanstack/react-query"
import { data, redirect } from "react-router"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { paths } from "~/paths"
import { shelfQuery } from "./queries"
import { searchOf, shelfOf, type Shelf } from "./shelf-address"
import { kindsApart, shelfName } from "./shelf-name"

type Visit = { request: Request }

const addressOf = (path: string, shelf: Partial<Shelf>) => [path, String(searchOf(shelf))].filter(Boolean).join("?")

/**
 * Draws the shelf with the pages its address names; more than there are leads to as many as there are. When the catalogue is silent
 * the browser asks again, and the page is not kept.
 */
export async function loadShelf({ request }: Visit) {
  const { pathname, searchParams } = new URL(request.url)
  const shelf = shelfOf(searchParams)
  const client = newQueryClient()
  const pages = Array.from({ length: shelf.page }, (_, at) => shelfQuery(shelf, at + 1))
  await Promise.all(pages.map((page) => client.prefetchQuery({ ...page, retry: false })))
  const last = Math.max(1, client.getQueryData(pages[0]!.queryKey)?.totalPages ?? shelf.page)
  if (shelf.page > last) throw redirect(addressOf(pathname, { ...shelf, page: last }))
  const whole = pages.every((page) => client.getQueryData(page.queryKey))
  return data({ state: dehydrate(client) }, whole ? undefined : { headers: { "cache-control": "no-store" } })
}

/** Head of Explore. A shelf of one colour has its own address for people; search engines are sent to the category or to everything. */
export function shelfMeta({ location }: { location: { search: string } }) {
  const shelf = shelfOf(new URLSearchParams(location.search))
  const name = shelfName(shelf)
  const { category } = kindsApart(shelf)
  return pageMeta({
    title: name ? `${name}, handmade for men` : "All shirts and trousers",
    description: `${name ?? "Shirts and trousers"}: cut and sewn by hand in Punjab, in five sizes or to your own measurements. Free shipping across India.`,
    path: addressOf(paths.explore, { kinds: category.length === 1 ? category : [] }),
  })
}

/** A change of filter or page inside the shelf is fetched by the browser itself; the server need not draw it again. */
export function keepShelf({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

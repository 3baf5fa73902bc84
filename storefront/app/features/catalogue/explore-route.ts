import { sizeCount } from "@silai/contracts/catalogue/size-messages"
import { dehydrate } from "@tanstack/react-query"
import { data, redirect } from "react-router"
import { shippingSentence } from "~/lib/delivery-words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { shop } from "~/lib/shop"
import { paths } from "~/paths"
import { kindsApart } from "./kinds-apart"
import { listingQuery } from "./queries"
import { searchOf, listingOf, type Listing } from "./listing-address"
import { listingName } from "./listing-name"

type Visit = { request: Request }

const addressOf = (path: string, listing: Partial<Listing>) =>
  [path, String(searchOf(listing))].filter(Boolean).join("?")

/**
 * Renders the listing with the pages of its URL; a page number beyond the last redirects to the last. When the
 * catalogue does not reply, the browser retries, and the page is not cached.
 */
export async function loadListing({ request }: Visit) {
  const { pathname, searchParams } = new URL(request.url)
  const listing = listingOf(searchParams)
  const client = newQueryClient()
  const pages = Array.from({ length: listing.page }, (_, at) => listingQuery(listing, at + 1))
  const [first, ...others] = pages.map((page) => ({ ...page, retry: false }))
  // The first alone: a made-up number must not ask the catalogue for pages that are not there.
  await client.prefetchQuery(first!)
  const last = Math.max(1, client.getQueryData(first!.queryKey)?.totalPages ?? listing.page)
  if (listing.page > last) throw redirect(addressOf(pathname, { ...listing, page: last }))
  await Promise.all(others.map((page) => client.prefetchQuery(page)))
  const whole = pages.every((page) => client.getQueryData(page.queryKey))
  return data({ state: dehydrate(client) }, whole ? undefined : { headers: { "cache-control": "no-store" } })
}

/**
 * Head of Explore. A listing of one colour has its own URL for people; its canonical URL is the category or everything, made to
 * measure or not.
 */
export function listingMeta({ location }: { location: { search: string } }) {
  const listing = listingOf(new URLSearchParams(location.search))
  const name = listingName(listing)
  const { category } = kindsApart(listing)
  return pageMeta({
    title: name ? `${name}, handmade for men` : "All shirts and trousers",
    description: `${name ?? "Shirts and trousers"}: cut and sewn by hand in ${shop().identity.state}, in ${sizeCount} or to your own measurements. ${shippingSentence()}`,
    path: addressOf(paths.explore, { kinds: category.length === 1 ? category : [], cuts: listing.cuts }),
  })
}

/** The browser itself loads a change of filter or page inside the listing; the server need not render it again. */
export function keepListing({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

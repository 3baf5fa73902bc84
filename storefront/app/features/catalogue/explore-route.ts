import { dehydrate } from "@tanstack/react-query"
import { data, redirect } from "react-router"
import { shippingSentence } from "~/lib/shop/delivery-words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { shop } from "~/lib/shop/shop"
import { countedSizes } from "~/lib/shop/shop-sizes"
import { paths } from "~/paths"
import { kindsApart } from "./kinds-apart"
import { facetsQuery, listingQuery } from "./queries"
import { searchOf, listingOf, type Listing } from "./listing-address"
import { isAllOurs, listingName, type Answer } from "./listing-name"

type Visit = { request: Request }
type Loaded = { state?: unknown; answer?: Answer }

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
  const pageAt = (page: number) => ({ ...listingQuery(listing, page), retry: false })
  const first = pageAt(1)
  const others = Array.from({ length: listing.page - 1 }, (_, at) => pageAt(at + 2))
  // Only the first: a made-up number must not request pages that do not exist.
  await Promise.all([client.prefetchQuery(first), client.prefetchQuery({ ...facetsQuery(listing), retry: false })])
  const last = Math.max(1, client.getQueryData(first.queryKey)?.totalPages ?? listing.page)
  if (listing.page > last) throw redirect(addressOf(pathname, { ...listing, page: last }))
  await Promise.all(others.map((page) => client.prefetchQuery(page)))
  const whole = [first, ...others].every((page) => client.getQueryData(page.queryKey))
  const answer: Answer = {
    total: client.getQueryData(first.queryKey)?.total,
    colours: client.getQueryData(facetsQuery(listing).queryKey)?.colours,
  }
  return data({ state: dehydrate(client), answer }, whole ? undefined : { headers: { "cache-control": "no-store" } })
}

/**
 * Head of Explore. A listing of one colour has its own URL for people; its canonical URL is the category or everything, made to
 * measure or not. One with a stranger's word is everything, and not for search engines; nor is an empty one.
 */
export function listingMeta({ location, loaderData }: { location: { search: string }; loaderData?: Loaded }) {
  const listing = listingOf(new URLSearchParams(location.search))
  const answer = loaderData?.answer ?? {}
  const isOurs = isAllOurs(listing, answer)
  const name = listingName(listing, answer)
  const { category } = kindsApart(listing)
  return pageMeta({
    title: name ? `${name}, handmade for men` : "All shirts and trousers",
    description: `${name ?? "Shirts and trousers"}: cut and sewn by hand in ${shop().identity.state}, in ${countedSizes()} or to your own measurements. ${shippingSentence()}`,
    path: addressOf(paths.explore, { kinds: isOurs && category.length === 1 ? category : [], cuts: listing.cuts }),
    noindex: !isOurs || answer.total === 0,
  })
}

/** The browser itself loads a change of filter or page inside the listing; the server need not render it again. */
export function isAnotherListing({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

import { dehydrate } from "@tanstack/react-query"
import { data, redirect } from "react-router"
import { CallRefused } from "~/lib/call"
import { newQueryClient } from "~/lib/query-client"
import { productQuery } from "../queries"
import { productHead, seoOf } from "./product-head"

/** Loosely typed: structured data is a recursive type, and the serialised type of the loader data would recurse too. */
type Head = Record<string, unknown>[]

/** Statuses that mean that the piece does not exist: absent, or an impossible id. */
const GONE = [400, 404, 422]

/**
 * Loads a piece by slug or id for both of its URLs, and builds its head on the server: the browser then needs no code
 * for that. `addressOf` builds the requested URL with another slug.
 * @throws a permanent redirect for a former slug, a 404 for a missing piece, a 503 when the catalogue does not reply;
 * neither page is cached
 */
export async function loadProduct(idOrSlug: string, addressOf: (slug: string) => string) {
  const client = newQueryClient()
  try {
    const product = await client.fetchQuery({ ...productQuery(idOrSlug), retry: false })
    if (product._id !== idOrSlug && product.slug !== idOrSlug) throw redirect(addressOf(product.slug), 301)
    return { idOrSlug, state: dehydrate(client), head: productHead(seoOf(product)) as Head }
  } catch (cause) {
    if (cause instanceof Response) throw cause
    // Only an explicit reply means gone: a piece must not leave the search engines because of a rate limit.
    const gone = cause instanceof CallRefused && GONE.includes(cause.status)
    throw data(null, { status: gone ? 404 : 503, headers: { "cache-control": "no-store" } })
  }
}

import { dehydrate } from "@tanstack/react-query"
import { data, redirect } from "react-router"
import { CallRefused } from "~/lib/call"
import { newQueryClient } from "~/lib/query-client"
import { productQuery } from "../queries"
import { productHead, seoOf } from "./product-head"

/** Named loosely: structured data is a type without end, and the travel of loader data would follow it. */
type Head = Record<string, unknown>[]

/** Answers that mean that there is no such piece: absent, or an id that none could have. */
const GONE = [400, 404, 422]

/**
 * Loads a piece by slug or id for both of its addresses, and writes its head: the browser then needs no code for that. `addressOf` writes the address that was asked for with another slug.
 * @throws a lasting redirect for an address that the piece had before, a 404 for a piece that is not there, a 503 when the catalogue is silent; neither page is kept
 */
export async function loadProduct(idOrSlug: string, addressOf: (slug: string) => string) {
  const client = newQueryClient()
  try {
    const product = await client.fetchQuery({ ...productQuery(idOrSlug), retry: false })
    if (product._id !== idOrSlug && product.slug !== idOrSlug) throw redirect(addressOf(product.slug), 301)
    return { idOrSlug, state: dehydrate(client), head: productHead(seoOf(product)) as Head }
  } catch (cause) {
    if (cause instanceof Response) throw cause
    // Only what says so is gone: a piece must not leave the search engines because the shop was asked too often.
    const gone = cause instanceof CallRefused && GONE.includes(cause.status)
    throw data(null, { status: gone ? 404 : 503, headers: { "cache-control": "no-store" } })
  }
}

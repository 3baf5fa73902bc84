import { HydrationBoundary, dehydrate } from "@tanstack/react-query"
import { data } from "react-router"
import { BagPage } from "~/features/bag/bag-page"
import { candidatesQuery } from "~/features/bag/recommended"
import { bagWords } from "~/features/bag/words"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { paths } from "~/paths"
import type { Route } from "./+types/mybag"

export const meta = () =>
  pageMeta({ title: bagWords.title, description: "What you have chosen so far.", path: paths.bag, noindex: true })

/** What stands below every bag comes with the page; without it the browser asks again, and such a page is not kept. */
export async function loader() {
  const client = newQueryClient()
  await client.prefetchQuery({ ...candidatesQuery, retry: false })
  return data(
    { state: dehydrate(client) },
    client.getQueryData(candidatesQuery.queryKey) ? undefined : { headers: { "cache-control": "no-store" } },
  )
}

/** On the way from another page nothing is waited for. */
export const clientLoader = () => ({ state: undefined })

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) => ({
  "cache-control": loaderHeaders.get("cache-control") ?? parentHeaders.get("cache-control") ?? "no-store",
})

export default function MyBagPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <BagPage />
    </HydrationBoundary>
  )
}

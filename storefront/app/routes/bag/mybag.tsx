import { HydrationBoundary, dehydrate } from "@tanstack/react-query"
import { data, useLocation } from "react-router"
import { BagPage } from "~/features/bag/page/bag-page"
import { candidatesQuery } from "~/features/bag/page/recommended"
import { bagWords } from "~/features/bag/words"
import { BagCoupon } from "~/features/coupon/bag-coupon"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { pageMeta } from "~/lib/meta"
import { newQueryClient } from "~/lib/query-client"
import { useHydrated } from "~/lib/use-hydrated"
import { paths } from "~/paths"
import type { Route } from "./+types/mybag"

const payAgain = onDemand(() => import("~/features/checkout/payment/pay-again").then((part) => part.PayAgain))

export const meta = () =>
  pageMeta({ title: bagWords.title, description: "The pieces you have chosen so far.", path: paths.bag, noindex: true })

/**
 * The recommendations below every bag are part of the page; if they fail the browser retries, and the page is not
 * cached.
 */
export async function loader() {
  const client = newQueryClient()
  await client.prefetchQuery({ ...candidatesQuery, retry: false })
  return data(
    { state: dehydrate(client) },
    client.getQueryData(candidatesQuery.queryKey) ? undefined : { headers: { "cache-control": "no-store" } },
  )
}

/** A navigation from another page does not wait for it. */
export const clientLoader = () => ({ state: undefined })

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) => ({
  "cache-control": loaderHeaders.get("cache-control") ?? parentHeaders.get("cache-control") ?? "no-store",
})

export default function MyBagPage({ loaderData }: Route.ComponentProps) {
  const { hash } = useLocation()
  const isAgain = useHydrated() && hash.startsWith("#again=")
  return (
    <HydrationBoundary state={loaderData.state}>
      <BagPage Coupon={BagCoupon} />
      <OnceWanted wanted={isAgain}>
        <payAgain.Part />
      </OnceWanted>
    </HydrationBoundary>
  )
}

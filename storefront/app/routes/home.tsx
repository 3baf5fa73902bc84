import { shopSays } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { HydrationBoundary, dehydrate } from "@tanstack/react-query"
import { data } from "react-router"
import { Banner, bannerPreloads } from "~/features/home/banner"
import { Carousel } from "~/features/home/carousel"
import { Categories } from "~/features/home/categories"
import { Closing } from "~/features/home/closing"
import { JustLaunched } from "~/features/home/just-launched"
import { Promises } from "~/features/home/promises"
import { latestQuery } from "~/features/home/queries"
import styles from "~/features/home/home.module.css"
import { shippingSentence } from "~/lib/delivery-words"
import { shop } from "~/lib/shop"
import { pageMeta } from "~/lib/meta"
import { organisation } from "~/lib/organisation"
import { newQueryClient } from "~/lib/query-client"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import type { Route } from "./+types/home"

export const meta = () => [
  ...pageMeta({
    title: SHOP.line,
    description: `Shirts and trousers for men, cut and sewn by hand in ${shop().identity.state} since ${SHOP.since}. Ready-made or to your measurements, delivered across India. ${shippingSentence()}`,
    path: paths.home,
  }),
  organisation(),
]

export const links: Route.LinksFunction = () => bannerPreloads

/**
 * The latest pieces are part of the page when the catalogue replies; otherwise the browser retries, and the page is not
 * cached.
 */
export async function loader() {
  const client = newQueryClient()
  await client.prefetchQuery({ ...latestQuery, retry: false })
  const complete = client.getQueryData(latestQuery.queryKey)?.length
  return data({ state: dehydrate(client) }, complete ? undefined : { headers: { "cache-control": "no-store" } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) => ({
  "cache-control": loaderHeaders.get("cache-control") ?? parentHeaders.get("cache-control") ?? "no-store",
})

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <h1 className="visually-hidden">
        {SHOP.name}: {SHOP.line}
      </h1>
      <Banner />
      <Promises />
      <Carousel />
      <div className={styles.everything}>
        <LinkButton to={paths.explore}>{shopSays.exploreEverything}</LinkButton>
      </div>
      <JustLaunched />
      <Categories />
      <Closing />
    </HydrationBoundary>
  )
}

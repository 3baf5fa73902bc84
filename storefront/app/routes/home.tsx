import type { homeCalls } from "@silai/contracts/shop/home-calls"
import { shopMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { HydrationBoundary, dehydrate } from "@tanstack/react-query"
import { data } from "react-router"
import { Carousel } from "~/features/home/carousel"
import { Categories } from "~/features/home/categories"
import { Closing } from "~/features/home/closing"
import { firstHome } from "~/features/home/first-home"
import { Hero, heroPreloads } from "~/features/home/hero"
import { JustLaunched } from "~/features/home/just-launched"
import { MadeToMeasure } from "~/features/home/made-to-measure"
import { Promises } from "~/features/home/promises"
import { latestQuery } from "~/features/home/queries"
import { Story } from "~/features/home/story"
import styles from "~/features/home/home.module.css"
import { call, entry } from "~/lib/call"
import { shippingSentence } from "~/lib/shop/delivery-words"
import { shop } from "~/lib/shop/shop"
import { pageMeta } from "~/lib/meta"
import { organisation } from "~/lib/shop/organisation"
import { newQueryClient } from "~/lib/query-client"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import type { Route } from "./+types/home"

const askHome = entry<typeof homeCalls.shown>("/customer/shop/home")

export const meta = () => [
  ...heroPreloads(),
  ...pageMeta({
    title: SHOP.line,
    description: `Shirts and trousers for men, cut and sewn by hand in ${shop().identity.state} since ${SHOP.since}. Ready-made or to your measurements, delivered across India. ${shippingSentence()}`,
    path: paths.home,
  }),
  organisation(),
]

/**
 * The latest pieces are part of the page when the catalogue replies; otherwise the browser retries. A page that lacks
 * them, or what the shopkeeper has written, is not cached.
 */
export async function loader() {
  const client = newQueryClient()
  const [home] = await Promise.all([
    call(askHome, {}).then(
      (reply) => reply.data,
      () => null,
    ),
    client.prefetchQuery({ ...latestQuery, retry: false }),
  ])
  const complete = home && client.getQueryData(latestQuery.queryKey)?.length
  return data(
    { home: home ?? firstHome, state: dehydrate(client) },
    complete ? undefined : { headers: { "cache-control": "no-store" } },
  )
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
      <Hero banner={loaderData.home.banner} />
      <MadeToMeasure />
      <Promises />
      <Carousel slides={loaderData.home.slides} />
      <div className={styles.everything}>
        <LinkButton to={paths.explore}>{shopMessages.exploreEverything}</LinkButton>
      </div>
      <JustLaunched />
      <Categories tiles={loaderData.home.tiles} />
      <Story />
      <Closing />
    </HydrationBoundary>
  )
}

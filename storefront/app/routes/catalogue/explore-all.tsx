import { HydrationBoundary } from "@tanstack/react-query"
import { Explore } from "~/features/catalogue/explore"
import { keepShelf, loadShelf, shelfMeta } from "~/features/catalogue/explore-route"
import { orNothing } from "~/lib/lost"
import type { Route } from "./+types/explore-all"

export const loader = ({ request }: Route.LoaderArgs) => loadShelf({ request })
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNothing(serverLoader)
export const meta = ({ location }: Route.MetaArgs) => shelfMeta({ location })
export const shouldRevalidate = keepShelf
export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) => ({
  "cache-control": loaderHeaders.get("cache-control") ?? parentHeaders.get("cache-control") ?? "no-store",
})

export default function ExploreAllPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Explore />
    </HydrationBoundary>
  )
}

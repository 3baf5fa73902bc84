import { HydrationBoundary } from "@tanstack/react-query"
import { Explore } from "~/features/catalogue/explore"
import { isAnotherListing, loadListing, listingMeta } from "~/features/catalogue/explore-route"
import { orEmptyOffline } from "~/lib/network-error"
import type { Route } from "./+types/explore-all"

export const loader = ({ request }: Route.LoaderArgs) => loadListing({ request })
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orEmptyOffline(serverLoader)
export const meta = ({ location, loaderData }: Route.MetaArgs) => listingMeta({ location, loaderData })
export const shouldRevalidate = isAnotherListing
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

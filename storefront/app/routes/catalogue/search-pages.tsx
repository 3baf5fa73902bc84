import { HydrationBoundary } from "@tanstack/react-query"
import { Results } from "~/features/search/results"
import { isAnotherSearch, loadResults, resultsHeaders, resultsMeta } from "~/features/search/search-route"
import { orEmptyOffline } from "~/lib/network-error"
import { searchText } from "~/lib/search-text"
import type { Route } from "./+types/search-pages"

export const loader = (visit: Route.LoaderArgs) => loadResults("pages", visit)
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orEmptyOffline(serverLoader)
export const meta = ({ params }: Route.MetaArgs) => resultsMeta("pages", params)
export const headers = resultsHeaders
export const shouldRevalidate = isAnotherSearch

export default function SearchPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Results text={searchText(params.searchQuery)} type="pages" />
    </HydrationBoundary>
  )
}

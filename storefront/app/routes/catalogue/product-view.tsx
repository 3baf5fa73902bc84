import { HydrationBoundary } from "@tanstack/react-query"
import { ProductTrouble } from "~/features/catalogue/product/product-gone"
import { productHead } from "~/features/catalogue/product/product-head"
import { ProductPage } from "~/features/catalogue/product/product-page"
import { loadProduct } from "~/features/catalogue/product/product-route"
import { paths } from "~/paths"
import type { Route } from "./+types/product-view"

export const loader = ({ params }: Route.LoaderArgs) => loadProduct(params.variantIdOrSlug, paths.variant)
export const meta = ({ loaderData }: Route.MetaArgs) => productHead(loaderData?.seo)

/** A page of trouble is not kept; a piece is kept as long as any other page. */
export const headers: Route.HeadersFunction = ({ errorHeaders, parentHeaders }) => errorHeaders ?? parentHeaders

export default function ThisPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ProductPage idOrSlug={loaderData.idOrSlug} />
    </HydrationBoundary>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ProductTrouble error={error} />

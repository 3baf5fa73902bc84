import { HydrationBoundary } from "@tanstack/react-query"
import type { MetaDescriptor } from "react-router"
import { goneHead, ProductTrouble } from "~/features/catalogue/product/product-gone"
import { ProductPage } from "~/features/catalogue/product/product-page"
import { loadProduct } from "~/features/catalogue/product/product-route"
import { ProductReviews } from "~/features/review/product-reviews"
import { paths } from "~/paths"
import type { Route } from "./+types/product"

/** Both URLs of a piece use this route (app/routes.ts): by id or slug, and under `view`. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const { id, variantIdOrSlug } = params as { id?: string; variantIdOrSlug?: string }
  return id === undefined ? loadProduct(variantIdOrSlug ?? "", paths.variant) : loadProduct(id, paths.product)
}
export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  (loaderData?.head as MetaDescriptor[] | undefined) ?? goneHead(error)

/** An error page is not cached; a piece is cached as long as any other page. */
export const headers: Route.HeadersFunction = ({ errorHeaders, parentHeaders }) => errorHeaders ?? parentHeaders

export default function ThisPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ProductPage
        idOrSlug={loaderData.idOrSlug}
        reviews={(product) => <ProductReviews key={product.productId} {...product} />}
      />
    </HydrationBoundary>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ProductTrouble error={error} />

import { SharedWishlist } from "~/features/catalogue/product/wishlist/shared-wishlist"
import { wishMessages } from "~/features/wishlist/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import type { Route } from "./+types/shared-wishlist"

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: wishMessages.sharedTitle,
    description: wishMessages.describe,
    path: paths.sharedWishlist(params.key),
    noindex: true,
  })
/** The key is as good as the list: no cache keeps a page under it. */
export const headers = () => ({ "cache-control": "no-store" })

export default function SharedWishlistRoute({ params }: Route.ComponentProps) {
  return <SharedWishlist shareKey={params.key} />
}

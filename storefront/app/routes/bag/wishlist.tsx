import { WishlistPage } from "~/features/catalogue/product/wishlist/wishlist-page"
import { wishSays } from "~/features/wishlist/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: wishSays.title, description: wishSays.describe, path: paths.wishlist, noindex: true })

export default function WishlistRoute() {
  return <WishlistPage />
}

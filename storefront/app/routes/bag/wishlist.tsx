import { WishlistPage } from "~/features/catalogue/product/wishlist/wishlist-page"
import { wishMessages } from "~/features/wishlist/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: wishMessages.title, description: wishMessages.describe, path: paths.wishlist, noindex: true })

export default function WishlistRoute() {
  return <WishlistPage />
}

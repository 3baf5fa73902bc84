import { WISHLIST } from "@silai/contracts/bag/limits"
import { recentList } from "~/lib/device/recent-list"

/** A guest's wishlist: ids of variants, newest first, in this browser until sign-in. */
export const guestWishes = recentList({
  key: "silai.wishlist",
  most: WISHLIST.most,
  isOne: (text) => /^[\w-]{1,120}$/.test(text),
})

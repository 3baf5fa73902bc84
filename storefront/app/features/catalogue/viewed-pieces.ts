import { LISTING } from "@silai/contracts/catalogue/limits"
import { recentList } from "~/lib/device/recent-list"

/** Ids of the pieces viewed in this browser. One more than is shown: the open one is not shown. */
export const viewedPieces = recentList({
  key: "recently-viewed",
  most: LISTING.recentlyViewed + 1,
  isOne: (text) => /^\w{1,64}$/.test(text),
})

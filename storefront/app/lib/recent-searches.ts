import { SEARCH } from "@silai/contracts/catalogue/limits"
import { recentList } from "./recent-list"

/** What this browser searched for, whatever its capitals. */
export const recentSearches = recentList({
  key: "recent-searches",
  most: SEARCH.recent,
  isOne: (text) => text !== "",
  nameOf: (text) => text.toLowerCase(),
})

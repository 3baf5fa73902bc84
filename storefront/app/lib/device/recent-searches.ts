import { SEARCH } from "@silai/contracts/catalogue/limits"
import { recentList } from "./recent-list"

/** This browser's searches, case-insensitive. */
export const recentSearches = recentList({
  key: "recent-searches",
  most: SEARCH.recent,
  isOne: (text) => text !== "",
  nameOf: (text) => text.toLowerCase(),
})

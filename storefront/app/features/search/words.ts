import { counted } from "~/lib/words"

/** Texts of the search beyond @silai/contracts/catalogue/messages. */
export const searchMessages = {
  title: "Search results",
  found: (text: string) => `Results for “${text}”`,
  tabs: { products: "Products", pages: "Pages" },
  describe: "Found in our shop of handmade shirts and trousers.",
  kinds: "Kinds of results",
  pager: "Pages of results",
  pageNumber: (page: number) => `Page ${page}`,
  failedTitle: "The search could not be made",
  suggestions: "Suggestions",
  previous: "Previous",
  next: "Next",
  recent: "Recent searches",
  clear: "Clear",
  clearRecent: "Clear recent searches",
  forget: (text: string) => `Forget “${text}”`,
  seeAll: (text: string) => `All results for “${text}”`,
  offered: (count: number) => (count ? `${counted(count, "suggestion")}; use the arrow keys to choose.` : ""),
} as const

import { z } from "zod"
import { LIST_EXPORT } from "./house/limits"

type PageLimits = { pageSize: number; maxPageSize: number; maxPage: number }

/** The requested page of a list, and its length. */
export const paged = ({ pageSize, maxPageSize, maxPage }: PageLimits) => ({
  page: z.number().int().min(1).max(maxPage).default(1),
  pageSize: z.number().int().min(1).max(maxPageSize).default(pageSize),
})

/** The total of a list, over all its pages. */
export const counted = { total: z.number().int(), totalPages: z.number().int() }

/** The summary of a call that answers with a list as a file: `"The filtered list of orders"`. */
export const fileSummary = (what: string) =>
  `${what} as a file: answers text/csv, at most ${LIST_EXPORT.maxRows.toLocaleString("en-IN")} rows, ${LIST_EXPORT.perPerson.points} times an hour.`

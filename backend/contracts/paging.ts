import { z } from "zod"

type PageLimits = { pageSize: number; maxPageSize: number; maxPage: number }

/** Which page of a list is asked for, and how long a page is. */
export const paged = ({ pageSize, maxPageSize, maxPage }: PageLimits) => ({
  page: z.number().int().min(1).max(maxPage).default(1),
  pageSize: z.number().int().min(1).max(maxPageSize).default(pageSize),
})

/** How much a list holds, on all its pages. */
export const counted = { total: z.number().int(), totalPages: z.number().int() }

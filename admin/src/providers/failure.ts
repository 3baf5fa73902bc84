import type { HttpError } from "@refinedev/core"

/** The error of a query: Refine's own type leaves out that each is an `Error`. */
export type Failure = HttpError & Error

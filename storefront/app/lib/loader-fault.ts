/** The id of the failed request, which the server writes behind the router's sentence (`server/pages.mjs`). */
const FAULT = /^Unexpected Server Error ([\da-f-]{36})$/

/** The id in the shop's log of a page's data that failed during a navigation in the browser; undefined for any other error. */
export const loaderFault = (error: unknown): string | undefined =>
  error instanceof Error ? FAULT.exec(error.message)?.[1] : undefined

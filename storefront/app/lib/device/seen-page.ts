import { createStore } from "../store"

/** The address of the page that the shopper looks at; `layout/service-worker.ts` lets it be kept for a time without a connection. */
export const seenPage = createStore("")

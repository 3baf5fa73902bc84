import { QueryClient } from "@tanstack/react-query"
import { CallRefused } from "./call"

const STALE_MS = 60_000

/** One per loader on the server, one per tab in the browser. A refusal is an answer, so only lost calls are tried again. */
export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => (error instanceof CallRefused && error.status > 0 && error.status < 500 ? false : failures < 2),
        refetchOnWindowFocus: false,
      },
    },
  })
}

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { CallRefused, SIGN_IN } from "./call"

const STALE_MS = 60_000

/**
 * One per request on the server, one per tab in the browser. Only calls without a reply are retried, not refusals. Without a
 * connection a call fails in words: a waiting one would be sent later, when the shopper has decided otherwise.
 */
export function newQueryClient() {
  // The shopper has been signed out, perhaps from another device: the session is refetched, and profile pages redirect
  // to the sign-in.
  const onError = (error: Error) => {
    if (error instanceof CallRefused && error.code === SIGN_IN) void client.invalidateQueries({ queryKey: ["me"] })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) =>
          error instanceof CallRefused && error.status > 0 && error.status < 500 ? false : failures < 2,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  })
  return client
}

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { CallRefused, SIGN_IN } from "./call"

const STALE_MS = 60_000

/** One per loader on the server, one per tab in the browser. A refusal is an answer, so only lost calls are tried again. */
export function newQueryClient() {
  // Signed out meanwhile, perhaps from another device: who is there is asked again, and the rooms of the profile lead to the sign-in.
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
      },
    },
  })
  return client
}

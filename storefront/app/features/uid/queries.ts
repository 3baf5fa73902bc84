import type { uidCalls } from "@silai/contracts/uid/calls"
import { queryOptions } from "@tanstack/react-query"
import { call, CallRefused, entry } from "~/lib/call"

const authentic = entry<typeof uidCalls.authentic>("/customer/uid/authentic")
export const reportFake = entry<typeof uidCalls.report>("/customer/uid/report")

/**
 * The piece that a number belongs to. Only fetched in the browser: each look-up is counted as a person's, and the
 * server is none.
 */
export const checkQuery = (uid: string) =>
  queryOptions({
    queryKey: ["uid", "authentic", uid],
    queryFn: async ({ signal }) => (await call(authentic, { uid }, { signal })).data,
    enabled: typeof window !== "undefined",
    staleTime: Infinity,
    retry: (count, error) => !(error instanceof CallRefused && error.status > 0) && count < 2,
  })

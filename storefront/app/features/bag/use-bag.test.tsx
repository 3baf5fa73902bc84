import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { meQuery } from "~/lib/auth"
import { useBagChange } from "./use-bag"

vi.mock("./own-bag", () => {
  throw new TypeError("Failed to fetch dynamically imported module: http://shop.test/assets/own-bag-1.js")
})

afterEach(() => vi.unstubAllGlobals())

test("reports a connection that is lost before the account's bag changed, in the shop's words", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let act_: ReturnType<typeof useBagChange> | undefined
  const see = (change: typeof act_) => (act_ = change)
  function TestPage() {
    const change = useBagChange()
    useEffect(() => void see(change))
    return null
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(meQuery.queryKey, { _id: "cus_1", name: "Asha", role: "customer" } as never)
  const root = createRoot(document.createElement("div"))
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <TestPage />
      </QueryClientProvider>,
    ),
  )
  expect(await act_?.({ kind: "remove", id: "line" })).toBe(
    "We could not reach the shop. Please check your connection and try again.",
  )
  act(() => root.unmount())
})

import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { LAST_CUSTOMER, meQuery } from "~/lib/auth"
import { useBag, useBagChange } from "./use-bag"

vi.mock("./own-bag", () => {
  throw new TypeError("Failed to fetch dynamically imported module: http://shop.test/assets/own-bag-1.js")
})

afterEach(() => vi.unstubAllGlobals())

test("where the line drops before the account's bag can be changed, that is said in the shop's words", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let act_: ReturnType<typeof useBagChange>
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
  expect(await act_!({ kind: "remove", id: "line" })).toBe(
    "We could not reach the shop. Please check your connection and try again.",
  )
  act(() => root.unmount())
})

test("the bag of whoever was signed in last is on its way before it is known who it is now, and is not shown until then", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const asked: string[] = []
  vi.stubGlobal("fetch", (address: string | URL) => {
    asked.push(String(address))
    return new Promise(() => undefined)
  })
  localStorage.setItem(LAST_CUSTOMER, "cus_1")
  let shown: ReturnType<typeof useBag> | undefined
  function TestPage() {
    const found = useBag()
    useEffect(() => void (shown = found))
    return null
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRoot(document.createElement("div"))
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <TestPage />
      </QueryClientProvider>,
    ),
  )
  expect(asked.map((address) => new URL(address, "http://shop.test").pathname).sort()).toEqual([
    "/api/customer/authenticate",
    "/api/customer/bag/single",
  ])
  expect([shown?.ready, shown?.items]).toEqual([false, []])
  act(() => root.unmount())
  localStorage.removeItem(LAST_CUSTOMER)
})

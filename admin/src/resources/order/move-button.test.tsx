import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { App } from "antd"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { likeABrowser } from "../../ui/form/tests/saved-field"
import type { WholeOrder } from "./calls"
import { MoveButton } from "./move-button"

const keysOf = (...parts: unknown[]): object => ({
  data: (one: unknown) => keysOf(...parts, one),
  resource: (one: unknown) => keysOf(...parts, one),
  get: () => parts,
})
vi.mock("@refinedev/core", async (load) => ({
  ...(await load<object>()),
  useKeys: () => ({ keys: () => keysOf() }),
  useUpdate: () => ({ mutateAsync: vi.fn(), mutation: { isPending: false } }),
  useInvalidate: () => vi.fn(),
}))

const WAITING = { amountRupees: 999, lines: [{ quantity: 1, name: "Black Aura Chinos", size: "L" }] }
const orderWith = (nextStatuses: number[]) =>
  ({
    _id: "order_1",
    delivery: "home",
    nextStatuses,
    dispute: null,
    money: { refundedRupees: 0, keptRupees: 999 },
  }) as WholeOrder

let root: Root
beforeEach(() => {
  likeABrowser()
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** The text of the question that the main button asks, of an order with these next statuses. */
async function questionOf(nextStatuses: number[], waiting: object | null): Promise<string> {
  vi.stubGlobal("fetch", async () => Response.json({ success: true, message: "", data: { waiting, made: [] } }))
  const client = new QueryClient()
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <App>
          <MoveButton order={orderWith(nextStatuses)} />
        </App>
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => act(async () => expect(client.isFetching()).toBe(0)))
  await act(async () => document.querySelector("button")!.click())
  return document.querySelector("[role=dialog]")?.textContent ?? ""
}

test("warns before packing of a piece whose link is not paid yet", async () => {
  expect(await questionOf([3, 10], WAITING)).toContain(
    "1 × Black Aura Chinos, L: the link for ₹999 is not paid yet. Packed now, the order goes without it",
  )
})

test.each([
  ["the order is not packed by it", [2, 3, 10], WAITING],
  ["no piece waits", [3, 10], null],
])("asks without that warning where %s", async (_why, nextStatuses, waiting) => {
  const question = await questionOf(nextStatuses, waiting)
  expect(question).toMatch(/Start work on this order\?|Is everything packed\?/)
  expect(question).not.toContain("is not paid yet")
})

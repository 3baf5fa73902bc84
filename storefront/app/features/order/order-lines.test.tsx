import type { OrderItem } from "@silai/contracts/order/calls"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { OrderLines } from "./order-lines"

const item = (quantity: number, exchanged: OrderItem["exchanged"]) =>
  ({
    _id: "0",
    name: "Chinos",
    slug: "chinos",
    color: "Beige",
    size: "M",
    quantity,
    thumbnail: null,
    exchanged,
    takenOut: [],
  }) as Partial<OrderItem> as OrderItem
const came = (quantity: number) => ({ size: "L", quantity, returnNumber: "RT-000002", at: "2026-11-29T10:00:00Z" })

function textOf(one: OrderItem) {
  const router = createMemoryRouter([{ path: "/", element: <OrderLines items={[one]} masked={false} /> }])
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return page
}

test("says how many pieces of a line were exchanged, and offers the sizes held now", () => {
  expect(textOf(item(2, [came(1)]))).toContain("1 of 2 exchanged for size L (RT-000002).")
  expect(textOf(item(2, [came(1)]))).toContain("Buy again: Chinos, M, L")
  expect(textOf(item(2, [came(2)]))).toContain("2 of 2 exchanged for size L (RT-000002).")
  expect(textOf(item(1, [came(1)]))).toContain(">Exchanged for size L (RT-000002).")
  expect(textOf(item(1, [came(1)]))).toContain("Buy again: Chinos, L")
})

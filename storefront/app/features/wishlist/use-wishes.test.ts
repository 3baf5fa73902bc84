import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { setTransport } from "~/lib/call"
import { guestWishes } from "./guest-wishes"
import { wishQuery } from "./use-wishes"

const fetched = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(wishQuery("cus_1"))

test("moves a guest's wishes to the account, and removes them from the browser only once they are stored there", async () => {
  guestWishes.remember("prod_1")
  guestWishes.remember("prod_2")
  setTransport(async () => Promise.reject(new Error("the line is down")))
  await expect(fetched()).rejects.toThrow("the line is down")
  expect(guestWishes.list.get()).toEqual(["prod_2", "prod_1"])
  const sent: unknown[] = []
  setTransport(async (path, body) => {
    sent.push([path, body])
    return { success: true, data: { variantIds: ["prod_2", "prod_1"], shareKey: null } }
  })
  expect((await fetched()).variantIds).toEqual(["prod_2", "prod_1"])
  await fetched()
  expect(sent).toEqual([
    ["/customer/bag/wishlist/add", { variantIds: ["prod_2", "prod_1"] }],
    ["/customer/bag/wishlist", {}],
  ])
  expect(guestWishes.list.get()).toEqual([])
})

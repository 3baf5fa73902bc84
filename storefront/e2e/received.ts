import { expect, type BrowserContext } from "@playwright/test"
import { theShop } from "../../backend/tests/browser/shop"

type Reply = { success: boolean; message: string; data: { _id: string; state?: string } }

/** A call by the shopkeeper, whose session this browser has. */
export async function asOwner(owner: BrowserContext, path: string, data: object): Promise<Reply["data"]> {
  const response = await owner.request.post(`${theShop().shop}/api/${path}`, {
    data,
    headers: { origin: theShop().shop },
  })
  const reply = (await response.json()) as Reply
  expect(reply, `${path} ${JSON.stringify(data)}`).toMatchObject({ success: true })
  return reply.data
}

/** The shop makes, ships and delivers an order. Returns its id. */
export async function deliver(owner: BrowserContext, orderNumber: string): Promise<string> {
  const { _id: orderId } = await asOwner(owner, "customer/order/single", { orderId: orderNumber })
  for (const status of [1, 3, 4, 6]) await asOwner(owner, "customer/order/update", { orderId, status })
  return orderId
}

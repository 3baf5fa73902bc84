import { randomInt } from "node:crypto"
import { request } from "@playwright/test"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import type { BodyOf } from "@silai/contracts/call"
import { theShop } from "./shop"

/** A coupon that the shopkeeper makes over the calls; no other journey uses its code. */
export async function makeCoupon(
  wish: Omit<BodyOf<typeof couponCalls.adminGenerate>, "code">,
): Promise<{ code: string }> {
  const { shop, owner } = theShop()
  const counter = await request.newContext({ baseURL: shop, extraHTTPHeaders: { origin: shop } })
  const post = async (path: string, data: object) => {
    const reply = await counter.post(`/api${path}`, { data })
    if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`)
  }
  const code = `J${randomInt(1e12).toString(36).toUpperCase()}`
  await post("/customer/signin", { identifier: owner.email, password: owner.password })
  await post("/admin/coupon/generate", { code, ...wish })
  await counter.dispose()
  return { code }
}

import { afterEach, expect, test } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { loadProduct } from "./product-route"

const statusFor = async (refused: Error) => {
  setTransport(() => Promise.reject(refused))
  const thrown: unknown = await loadProduct("black-aura-formal-shirt", (slug) => slug).catch((cause: unknown) => cause)
  return (thrown as { init: { status: number } }).init.status
}
afterEach(() => setTransport(() => Promise.reject(new Error("no network"))))

test("replies 404 to a missing piece, and not to a failed request", async () => {
  expect(await statusFor(new CallRefused("catalogue.not_found", "Product not found", 404))).toBe(404)
  for (const status of [429, 500, 503, 0])
    expect(await statusFor(new CallRefused("x", "Please wait.", status))).toBe(503)
})

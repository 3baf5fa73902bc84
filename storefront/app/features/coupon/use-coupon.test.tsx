import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useLayoutEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { BagItem } from "~/features/bag/bag-store"
import { find, write } from "~/drawn-page"
import { CallRefused, setTransport } from "~/lib/call"
import { CouponFold } from "./coupon-fold"
import { rememberCoupon } from "./coupon-memory"
import { isUnapplied, recheckCoupon, useCoupon, type Coupon } from "./use-coupon"

const line: BagItem = {
  bagItemId: "shirt",
  variantId: "prod_1",
  variantName: "Shirt",
  name: "Shirt",
  slug: "shirt",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black",
  price: 799,
  addedAt: "2026-11-21T09:00:00Z",
  image: "",
  quantity: 1,
  size: "M",
  orderType: "readymade",
}
const worth = { name: "Festive", worth: "10% off", discount: 79, freeDelivery: false }

let root: Root
let client: QueryClient
/** The reason why the shop refuses every code from now on. */
let ended: CallRefused | null
let shown: Coupon
function Bag() {
  const coupon = useCoupon([line], 0, "")
  useLayoutEffect(() => void (shown = coupon))
  return <CouponFold coupon={coupon} />
}
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  client = new QueryClient()
  ended = null
  setTransport(async (_path, body) => {
    if (ended) throw ended
    const { couponCode: code } = body as { couponCode: string }
    if (code === "OLD") throw new CallRefused("coupon.over", "This coupon has ended.", 422)
    return { success: true, message: "", data: { code, ...worth } }
  })
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Bag />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  rememberCoupon(null)
  setTransport()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const type = (code: string) => act(() => write(find("input"), code))
const settle = () => act(() => shown.settle())
/** The page follows a moment after the reply. */
const soon = (expected: () => void) => act(() => vi.waitFor(expected))

describe("a code that is typed and not applied", () => {
  it("is applied by the button that goes on", async () => {
    type("festive")
    expect(isUnapplied()).toBe(true)
    expect(await settle()).toBe(true)
    await soon(() => expect(shown.applied).toMatchObject({ code: "FESTIVE", off: 79 }))
    expect(isUnapplied()).toBe(false)
  })

  it("stops that button when it is refused, with its sentence at the field", async () => {
    type("OLD")
    expect(await settle()).toBe(false)
    await soon(() => expect(document.body.textContent).toContain("This coupon has ended."))
    expect(find<HTMLDetailsElement>("details").open).toBe(true)
    expect(document.activeElement).toBe(find("input"))
  })

  it("lets it go on where nothing is typed", async () => {
    expect(await settle()).toBe(true)
    type(" ")
    expect(await settle()).toBe(true)
    expect(shown.code).toBeNull()
  })
})

describe("an applied coupon that is checked again", () => {
  const apply = async () => {
    act(() => rememberCoupon("FESTIVE"))
    await soon(() => expect(shown.applied).toMatchObject({ off: 79 }))
  }
  const recheck = () => act(() => recheckCoupon(client))

  it("takes nothing off any more once it has ended, and says so", async () => {
    await apply()
    ended = new CallRefused("coupon.over", "This coupon has ended.", 422)
    await recheck()
    await soon(() => expect(shown.applied).toBeNull())
    expect(document.body.textContent).toContain("This coupon has ended.")
  })

  it("stays applied when the shop does not judge it", async () => {
    await apply()
    ended = new CallRefused("house.too_many", "Too many tries.", 429)
    await recheck()
    expect(shown.applied).toMatchObject({ off: 79 })
  })
})

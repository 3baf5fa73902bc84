import { act, useState } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find, submit, write } from "~/drawn-page"
import { CouponFold } from "./coupon-fold"
import { typedCoupon } from "./coupon-memory"

const worth = { name: "Festive", worth: "10% off", off: 79, offGoods: 79 }
let root: Root
/** As the shop does: the code `OLD` is refused, any other is applied. */
function Bag({ first = null }: { first?: string | null }) {
  const [code, setCode] = useState<string | null>(first)
  const isRefused = code === "OLD"
  const applied = code === null || isRefused ? null : { code, ...worth }
  const refusal = isRefused ? "This coupon has ended." : null
  const choose = (next: string | null) => {
    typedCoupon.set(null)
    setCode(next)
  }
  return <CouponFold coupon={{ code, applied, refusal, checking: false, choose, settle: async () => true }} />
}
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  typedCoupon.set(null)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const apply = (code: string) =>
  act(() => {
    const details = find<HTMLDetailsElement>("details")
    details.open = true
    details.dispatchEvent(new Event("toggle"))
    find("input").focus()
    write(find("input"), code)
    submit()
  })
const remove = () => act(() => find<HTMLButtonElement>("[role=status] button").click())

describe("the focus at a coupon", () => {
  it("goes to the applied coupon, and back to the field when that is removed", () => {
    act(() => root.render(<Bag />))
    apply("FESTIVE")
    expect(document.activeElement?.textContent).toContain("FESTIVE")
    remove()
    expect(document.activeElement).toBe(find("details[open] input"))
  })

  it("goes to the folded field, where that was never open", () => {
    act(() => root.render(<Bag first="FESTIVE" />))
    expect(document.activeElement).toBe(document.body)
    remove()
    expect(document.activeElement).toBe(find("summary"))
  })

  it("stays in the field when the code is refused", () => {
    act(() => root.render(<Bag />))
    apply("OLD")
    expect(document.activeElement).toBe(find("input"))
  })
})

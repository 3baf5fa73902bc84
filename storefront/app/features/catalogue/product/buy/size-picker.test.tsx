import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { write } from "~/drawn-page"
import { bag, bagOf, changeGuestBag, type BagChange } from "~/features/bag/bag-store"
import { setTransport } from "~/lib/call"
import { SizePicker } from "./size-picker"
import { usePurchase } from "./use-purchase"

// A guest's bag: the session is tested elsewhere.
vi.mock("~/features/bag/use-bag", () => ({ useBagChange: () => async (change: BagChange) => changeGuestBag(change) }))

const shirt = {
  _id: "prod_1",
  slug: "black-aura-formal-shirt",
  variantName: "Black Aura Formal Shirt",
  color: "Black Aura",
  price: 799,
  basePrice: 1289,
  thumbnail: "/images/a.webp",
  backorder: false,
  customSizeOption: true,
  measurementType: "upperBody",
  sizes: [
    { size: "S", stock: 0 },
    { size: "M", stock: 1 },
    { size: "L", stock: 9 },
  ],
  product: { _id: "style", name: "Formal Shirt", category: { _id: "c", name: "Shirts" } },
} as VariantPage

function Counter() {
  const purchase = usePurchase(shirt)
  return (
    <>
      <SizePicker product={shirt} purchase={purchase} />
      <button onClick={() => purchase.setQuantity(2)}>two</button>
      <output>{purchase.quantity}</output>
      <button onClick={purchase.add} disabled={purchase.offer?.soldOut}>
        {purchase.offer?.action ?? "Add to Bag"}
      </button>
    </>
  )
}

let root: Root

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  Element.prototype.scrollIntoView = vi.fn()
  bag.set(bagOf([]))
  root = createRoot(document.body.appendChild(document.createElement("div")))
  setTransport(async () => ({ success: true, user: null }))
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Counter />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = () => document.body.textContent
const click = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new MouseEvent("click", { bubbles: true })))
const size = (name: string) => document.querySelector(`input[value="${name}"]`)
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name)

test("puts nothing into the bag without a size: scrolls to the sizes and asks for one", async () => {
  await click(button("Add to Bag"))
  expect(page()).toContain("Please select a size")
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  expect(bag.get().cartCount).toBe(0)
})

test("shows a sold-out size as not for sale, says so in its label, and offers to cut it instead", async () => {
  await click(size("S"))
  expect(size("S")?.parentElement?.textContent).toBe("S, Out of Stock")
  expect(document.querySelector("#size-note p")?.textContent).toBe("Out of Stock")
  expect(button("We can cut this size for you")).toBeDefined()
  expect(button("Out of Stock")?.disabled).toBe(true)
})

test("offers a mail for a sold-out size, and only for that", async () => {
  const asked: unknown[] = []
  setTransport(async (path, body) => {
    if (path.endsWith("/stockAlert")) asked.push(body)
    return { success: true, user: null, message: "We write to you once" }
  })
  await click(size("L"))
  expect(button("Tell me")).toBeUndefined()
  await click(size("S"))
  await click(button("Tell me"))
  expect(asked).toEqual([])
  const field = document.querySelector<HTMLInputElement>("input[type=email]")!
  act(() => write(field, "arjun@silai.example"))
  await click(button("Tell me"))
  await act(async () => {})
  expect(asked).toEqual([{ variantId: "prod_1", size: "S", by: "mail", email: "arjun@silai.example" }])
  expect(page()).toContain("We write to you once")
})

test("says that one is left", async () => {
  await click(size("M"))
  expect(page()).toContain("Only 1 Stock Left")
})

test("resets the quantity when another size is chosen", async () => {
  await click(size("L"))
  await click(button("two"))
  expect(document.querySelector("output")?.textContent).toBe("2")
  await click(size("M"))
  expect(document.querySelector("output")?.textContent).toBe("1")
})

test("puts one piece into the bag by a double click, a second by a later click, and never a third", async () => {
  await click(size("L"))
  await click(button("Add to Bag"))
  await click(button("Add to Bag"))
  expect(bag.get()).toMatchObject({ cartCount: 1, items: [{ size: "L", orderType: "readymade", price: 799 }] })
  for (let more = 0; more < 2; more++) {
    vi.advanceTimersByTime(1_000)
    await click(button("Add to Bag"))
  }
  expect(bag.get()).toMatchObject({ cartCount: 2, items: [{ quantity: 2 }] })
})

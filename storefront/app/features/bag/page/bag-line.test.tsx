import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { BagLine } from "./bag-line"
import type { BagItem } from "../bag-store"
import { buttonNamed, find } from "~/drawn-page"

vi.mock("../use-bag", () => ({ useBagChange: () => async () => null }))
vi.mock("../later/use-save-for-later", () => ({ useSaveForLater: () => async () => undefined }))

const line = {
  bagItemId: "line",
  variantId: "prod_1",
  variantName: "Classic White Chinos",
  name: "Classic White Chinos",
  slug: "classic-white-chinos",
  categoryName: "Trousers",
  productId: "style",
  categoryId: "c",
  color: "Classic White",
  price: 999,
  addedAt: "2026-11-21T09:00:00Z",
  image: "",
  quantity: 1,
  orderType: "custom",
  size: { measurementType: "lowerBody", hip: 40.5, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 },
} satisfies BagItem

let root: Root
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  // The test DOM lacks dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <BagLine item={line} card={undefined} />
      </MemoryRouter>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const sheet = () => find<HTMLDialogElement>("dialog")
const view = () => act(async () => buttonNamed("View measurements").click())
const tap = (from: Element, to: Element) =>
  act(() => {
    from.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }))
    to.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  })

test("fetches a piece's measurements on demand, and shows them in measuring order", async () => {
  expect(document.querySelector("dialog")).toBeNull()
  await view()
  await vi.waitFor(() =>
    expect(sheet().textContent).toContain("Hip40½ inWaist34 inThigh24 inLeg length41 inBottom15 in"),
  )
})

test("closes a sheet by a tap outside, but not by a press that began inside", async () => {
  await view()
  await vi.waitFor(() => expect(sheet().open).toBe(true))
  tap(find<HTMLButtonElement>("button", sheet()), sheet())
  expect(sheet().open).toBe(true)
  tap(sheet(), sheet())
  expect(sheet().open).toBe(false)
})

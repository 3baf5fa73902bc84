import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { emptyValues } from "./form-values"
import { useForm } from "./use-form"

vi.mock("@refinedev/core", () => ({ useInvalidate: () => async () => undefined }))
vi.mock("../../../ui/use-leave-guard", () => ({ useLeaveGuard: () => undefined }))
vi.mock("antd", () => ({ App: { useApp: () => ({ message: { success: () => undefined } }) } }))

const record = (version: number, washCare: string) =>
  ({
    _id: "prod_1",
    version,
    product: { _id: "style" },
    color: "Black Aura",
    colorCode: "#17171A",
    variantName: "Black Aura Formal Shirt",
    slug: "black-aura-formal-shirt",
    price: 799,
    basePrice: 1289,
    sale: null,
    details: "",
    sizeAndFit: "",
    washCare,
    tags: [],
    sizes: [],
    backorder: false,
    customSizeOption: true,
    measurementType: "upperBody",
    amazonLink: null,
    hsnCode: "6205",
    launchedAt: null,
    relatedProducts: [],
  }) as unknown as Colourway

let form: ReturnType<typeof useForm>
let root: Root
const see = (now: typeof form) => (form = now)

function Screen({ known }: { known: Colourway }) {
  const now = useForm(known, emptyValues())
  useEffect(() => void see(now))
  return null
}
const show = (known: Colourway) => act(async () => root.render(<Screen known={known} />))

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.createElement("div"))
  await show(record(1, "By hand"))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test("what was saved stays on the screen until the list has heard of it, and one's own save is no colleague's", async () => {
  act(() => form.set({ washCare: "In the shade" }))
  await act(async () => void (await form.save(async () => ({ message: "Saved.", data: record(2, "In the shade") }))))
  expect([form.values.washCare, form.base.version, form.dirty]).toEqual(["In the shade", 2, false])
  await show(record(2, "In the shade"))
  expect(form.base.version).toBe(2)
})

test("what a colleague saved is taken over while nothing has been typed, and never over what was", async () => {
  await show(record(2, "Cold"))
  expect([form.values.washCare, form.base.version]).toEqual(["Cold", 2])
  act(() => form.set({ washCare: "Mine" }))
  await show(record(3, "Colder"))
  expect([form.values.washCare, form.base.version]).toEqual(["Mine", 2])
})

import { FIRST_SIZES } from "@silai/contracts/catalogue/garment-sizes"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementName } from "@silai/contracts/measurement/limits"
import { FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { setShop, type ShopFacts } from "~/lib/shop/shop"
import { MeasuringWizard } from "./wizard"
import { measuringMessages } from "./words"
import { buttonNamed, find, submit, write } from "~/drawn-page"

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const done = vi.fn()
let root: Root

const draw = (
  open: boolean,
  now: Measurement | null = null,
  lacking: MeasurementName | null = null,
  way: "tape" | "garment" = "tape",
  chart = "",
) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MeasuringWizard
          open={open}
          type="lowerBody"
          way={way}
          chart={chart}
          now={now}
          lacking={lacking}
          onComplete={done}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    ),
  )

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  // The test DOM lacks dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  localStorage.clear()
  done.mockReset()
  setTransport(async () => ({ success: false, user: null }))
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await draw(true)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const field = () => find("dialog input")
const type = (text: string) => act(async () => write(field(), text))
const next = () => act(async () => submit())

test("loses no measurement by a tap outside the dialog", async () => {
  await type("40")
  await next()
  await type("34")
  await draw(false)
  await draw(true)
  expect(field().value).toBe("40")
  await next()
  expect(field().value).toBe("34")
})

test("keeps the choice when changing it is cancelled", async () => {
  for (const inches of ["40", "34", "24", "41", "15"]) {
    await type(inches)
    await next()
  }
  const chosen = done.mock.calls[0]![0] as Measurement
  expect(chosen).toEqual({
    measurementType: "lowerBody",
    hip: 40,
    lowerBodyWaist: 34,
    thigh: 24,
    legLength: 41,
    bottom: 15,
    fitProfile: { fit: "regular", way: "tape" },
  })
  await draw(false, chosen)
  await draw(true, chosen)
  await type("44")
  await draw(false, chosen)
  await draw(true, chosen)
  expect(field().value).toBe("40")
})

const press = (name: string) => act(async () => buttonNamed(name).click())
const questions = () => document.querySelectorAll("[role=status]").length

test("asks about an unlikely measurement once, and accepts it then", async () => {
  await type("17")
  await next()
  expect(document.body.textContent).toContain("A hip of 17 in is very small for a man.")
  expect(document.activeElement?.textContent).toBe("Measure again")
  await press("Measure again")
  expect(questions()).toBe(0)
  expect(document.activeElement).toBe(field())
  await next()
  await press("It is right")
  expect(document.body.textContent).toContain("Step 2 of 5")
  await press("Back")
  await next()
  expect(document.body.textContent).toContain("Step 2 of 5")
  for (const inches of ["36", "24", "41", "15"]) {
    await type(inches)
    await next()
  }
  expect(questions()).toBe(0)
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ hip: 17, lowerBodyWaist: 36 }))
})

test("asks about two measurements that hardly fit one body at the second, also at the last step", async () => {
  for (const inches of ["40", "34", "16", "41"]) {
    await type(inches)
    await next()
  }
  await type("22")
  await next()
  expect(document.body.textContent).toContain("A bottom of 22 in is very large next to your thigh of 16 in.")
  expect(done).not.toHaveBeenCalled()
  await press("It is right")
  expect(done).toHaveBeenCalledTimes(1)
})

test("copies trousers that fit, measured flat: doubles the widths, and deducts the ease", async () => {
  await draw(true, null, null, "garment")
  expect(document.body.textContent).toContain("How does it sit on you?")
  await type("42")
  await next()
  expect(document.body.textContent).toContain("Seat, across: 42 in is very large. Is that all the way round?")
  await type("40")
  await next()
  expect(document.body.textContent).toContain("Seat, across: 40 in is very large. Is that all the way round?")
  await press("Measure again")
  for (const inches of ["21", "17", "12.5", "40.5", "7.5"]) {
    await type(inches)
    await next()
  }
  expect(done).toHaveBeenCalledWith({
    measurementType: "lowerBody",
    hip: 39.25,
    lowerBodyWaist: 33.25,
    thigh: 22.75,
    legLength: 40.5,
    bottom: 15,
    fitProfile: { fit: "regular", way: "garment" },
  })
  const chosen = done.mock.calls[0]![0] as Measurement
  await draw(false, chosen, null, "garment")
  await draw(true, chosen, null, "garment")
  expect(field().value).toBe("21")
})

test("begins another person's piece without my measurements, and asks for the name", async () => {
  for (const inches of ["40", "34", "24", "41", "15"]) {
    await type(inches)
    await next()
  }
  const chosen = done.mock.calls[0]![0] as Measurement
  await draw(false, chosen)
  await draw(true, chosen)
  const whose = find<HTMLSelectElement>("dialog select")
  await act(async () => {
    whose.value = "+"
    whose.dispatchEvent(new Event("change", { bubbles: true }))
  })
  expect(find(`dialog [name="length"]`).value).toBe("")
  await next()
  expect(document.body.textContent).toContain("Please say whom it is for.")
  await act(async () => write(find(`dialog [name="made-for"]`), "Papa"))
  for (const inches of ["44", "40", "26", "40", "16"]) {
    await act(async () => write(find(`dialog [name="length"]`), inches))
    await next()
  }
  expect(done).toHaveBeenLastCalledWith(
    expect.objectContaining({ hip: 44, fitProfile: { fit: "regular", way: "tape", madeFor: "Papa" } }),
  )
  expect(JSON.parse(localStorage.getItem("measuredOthers") ?? "[]")).toMatchObject([{ name: "Papa" }])
  expect(localStorage.getItem("lowerBodyMeasurement")).toContain('"value":40')
})

test("begins at the first measurement that is missing when some are saved", async () => {
  localStorage.setItem(
    "lowerBodyMeasurement",
    JSON.stringify([
      { name: "hip", value: 40 },
      { name: "lowerBodyWaist", value: 34 },
    ]),
  )
  await draw(false)
  await draw(true, null, "thigh")
  expect(document.body.textContent).toContain("Step 3 of 5")
  expect(document.body.textContent).toContain(measuringMessages.lacking)
  await press("Back")
  expect(field().value).toBe("34")
})

test("finds the nearest size to a copied garment by the garment's inches, however it fits", async () => {
  setShop({ sizeCharts: FIRST_CHART_ROWS, sizes: FIRST_SIZES } as Partial<ShopFacts> as ShopFacts)
  await draw(true, null, null, "garment", "Trousers")
  await act(async () => find(`dialog [value="slim"]`).click())
  // The chart's thigh is the garment's: 24 all the way round is an M.
  for (const inches of ["20", "18.25"]) {
    await type(inches)
    await next()
  }
  await type("12")
  expect(document.body.textContent).toContain(
    "Nearest ready-made size so far: M (waist 38, thigh 24 in the size chart).",
  )
})

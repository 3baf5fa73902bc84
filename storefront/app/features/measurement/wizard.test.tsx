import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementName } from "@silai/contracts/measurement/limits"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { MeasuringWizard } from "./wizard"
import { measuringSays } from "./words"

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const done = vi.fn()
let root: Root

const draw = (open: boolean, now: Measurement | null = null, lacking: MeasurementName | null = null) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MeasuringWizard
          open={open}
          type="lowerBody"
          chart=""
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

const field = () => document.querySelector<HTMLInputElement>("dialog input")!
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(), text)
    field().dispatchEvent(new Event("input", { bubbles: true }))
  })
const next = () =>
  act(
    async () =>
      void document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  )

test("a touch beside the dialog loses no measurement", async () => {
  await type("40")
  await next()
  await type("34")
  await draw(false)
  await draw(true)
  expect(field().value).toBe("40")
  await next()
  expect(field().value).toBe("34")
})

test("what was chosen stands when a change of it is given up", async () => {
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
  })
  await draw(false, chosen)
  await draw(true, chosen)
  await type("44")
  await draw(false, chosen)
  await draw(true, chosen)
  expect(field().value).toBe("40")
})

const press = (name: string) =>
  act(async () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)!.click())
const questions = () => document.querySelectorAll("[role=status]").length

test("a measurement that is hardly a body's is asked about, once, and taken all the same", async () => {
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

test("two that hardly belong to one body are asked about at the second, also at the last step", async () => {
  for (const inches of ["40", "34", "16", "41"]) {
    await type(inches)
    await next()
  }
  await type("22")
  await next()
  expect(document.body.textContent).toContain("A bottom of 22 in is very large beside your thigh of 16 in.")
  expect(done).not.toHaveBeenCalled()
  await press("It is right")
  expect(done).toHaveBeenCalledTimes(1)
})

test("who has saved some of it begins at the first that is missing", async () => {
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
  expect(document.body.textContent).toContain(measuringSays.lacking)
  await press("Back")
  expect(field().value).toBe("34")
})

import type { Measurement } from "@silai/contracts/measurement/calls"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { MeasuringWizard } from "./wizard"

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const done = vi.fn()
let root: Root

const draw = (open: boolean, now: Measurement | null = null) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MeasuringWizard open={open} type="lowerBody" chart="" now={now} onComplete={done} onClose={() => undefined} />
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

import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { printFile } from "./print-file"

const pdf = new Blob(["%PDF-"], { type: "application/pdf" })
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  let made = 0
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const browserThat = (showsPdf: boolean, onGlass: boolean) => {
  vi.stubGlobal("navigator", { pdfViewerEnabled: showsPdf })
  vi.stubGlobal("matchMedia", () => ({ matches: onGlass }))
}

test("saves a file where the browser shows no PDF, and on a phone", () => {
  browserThat(false, false)
  printFile(pdf, "orders.pdf")
  browserThat(true, true)
  printFile(pdf, "labels.pdf")
  expect([saved, document.querySelectorAll("iframe").length]).toEqual([["orders.pdf", "labels.pdf"], 0])
})

/** The frame as a browser has it once the file is loaded. */
function loaded(print: () => void) {
  const frame = document.querySelector("iframe")!
  Object.defineProperty(frame, "contentWindow", { value: { focus: () => undefined, print } })
  frame.dispatchEvent(new Event("load"))
}

test("opens the print dialog once the file is loaded; saves the file where a viewer refuses", () => {
  browserThat(true, false)
  printFile(pdf, "orders.pdf")
  const print = vi.fn()
  loaded(print)
  expect([print.mock.calls.length, saved]).toEqual([1, []])
  printFile(pdf, "labels.pdf")
  loaded(() => {
    throw new DOMException("not this one's page", "SecurityError")
  })
  expect(saved).toEqual(["labels.pdf"])
})

test("prints the file from a separate frame elsewhere, one at a time", () => {
  browserThat(true, false)
  printFile(pdf, "orders-1.pdf")
  printFile(pdf, "orders-2.pdf")
  const frames = [...document.querySelectorAll("iframe")]
  expect([frames.map(({ title }) => title), saved]).toEqual([["orders-2.pdf"], []])
})

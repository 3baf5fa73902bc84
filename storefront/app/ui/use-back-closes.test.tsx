import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { letBackClose, onOwnEntry, useBackCloses } from "./use-back-closes"

const router = vi.fn()
beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  letBackClose()
  window.addEventListener("popstate", router)
})
beforeEach(() => {
  history.pushState({ page: "before" }, "", "/before")
  history.pushState({ page: "shirt" }, "", "/shirt")
  onOwnEntry()
})
afterEach(async () => {
  await draw()
  for (const mock of [router, closed]) mock.mockClear()
})
afterAll(() => vi.unstubAllGlobals())

const root = createRoot(document.createElement("div"))
const closed = vi.fn()
function Part({ isOpen, name }: { isOpen: boolean; name: string }) {
  useBackCloses(isOpen, () => closed(name))
  return null
}
const draw = (...open: string[]) =>
  act(async () =>
    root.render(["sheet", "question"].map((name) => <Part key={name} name={name} isOpen={open.includes(name)} />)),
  )
/** Until each step of the history has led to its next: turns of the event loop, as a busy machine's clock says nothing. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 2))
}
const pressBack = () =>
  act(async () => {
    history.back()
    await settled()
  })

test("closes the top panel by Back, one after the other, and only then leaves the page", async () => {
  await draw("sheet")
  await draw("sheet", "question")
  await pressBack()
  expect(closed.mock.calls).toEqual([["question"]])
  await draw("sheet")
  await pressBack()
  expect(closed.mock.calls).toEqual([["question"], ["sheet"]])
  await draw()
  expect([location.pathname, router.mock.calls.length]).toEqual(["/shirt", 0])
})

test("needs no extra press of Back for a sheet closed by hand, and no more entries however often it opens", async () => {
  await draw("sheet")
  await draw()
  const entries = history.length
  await draw("sheet")
  await draw()
  expect(history.length).toBe(entries)
  history.pushState({ page: "bag" }, "", "/bag")
  onOwnEntry()
  await pressBack()
  expect([location.pathname, history.state]).toEqual(["/shirt", { page: "shirt" }])
  expect(router).toHaveBeenCalledTimes(1)
  await draw("sheet")
  await draw()
  await pressBack()
  expect(location.pathname).toBe("/before")
})

test("follows a link to a part of the page, even after something was closed by hand", async () => {
  await draw("sheet")
  await draw()
  await act(async () => {
    // As the browser does for such a link.
    history.pushState(null, "", "#reviews")
    window.dispatchEvent(new Event("popstate"))
    await settled()
  })
  expect([location.hash, router.mock.calls.length]).toEqual(["#reviews", 1])
})

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { find } from "~/drawn-page"
import { MadeFor } from "./made-for"

afterEach(() => vi.unstubAllGlobals())

test("chooses a person by name whom the account learns a moment later, and asks for no name for a piece for me", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const draw = (people: string[], value: string | null) =>
    act(() => root.render(<MadeFor people={people} value={value} onChange={() => undefined} />))
  const whose = () => [find<HTMLSelectElement>("select", page).value, page.querySelector("input")?.value ?? null]
  draw([], "Papa")
  expect(whose()).toEqual(["+", "Papa"])
  draw(["Papa"], "Papa")
  expect(whose()).toEqual(["Papa", null])
  draw(["Papa"], "Pa")
  expect(whose()).toEqual(["+", "Pa"])
  draw(["Papa"], null)
  expect(whose()).toEqual(["", null])
  act(() => root.unmount())
})

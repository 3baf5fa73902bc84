import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter, useLocation } from "react-router"
import { expect, test, vi } from "vitest"
import { NO_FACTS } from "~/features/catalogue/listing-address"
import { listingMessages } from "~/features/catalogue/words"
import { buttonNamed, find } from "~/drawn-page"
import { ResultFilters } from "./result-filters"

function Results() {
  const { search } = useLocation()
  const { pathname } = useLocation()
  return (
    <ResultFilters
      text={decodeURIComponent(pathname.split("/").at(-1) ?? "")}
      facts={{ ...NO_FACTS, fit: search.includes("fit") ? ["slim", "regular"] : [] }}
    />
  )
}

test("gives the focus of a filter that is removed to the button of all filters", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={["/search/product/shirt?fit=slim,regular"]}>
        <Results />
      </MemoryRouter>,
    ),
  )
  const clear = buttonNamed(listingMessages.clearAll)
  await act(async () => (clear.focus(), clear.click()))
  expect(clear.isConnected).toBe(false)
  expect(document.activeElement).toBe(find("[aria-haspopup=dialog]"))
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test("shows the price of a search as a filter, and searches without it once it is removed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const seen = vi.fn<(path: string) => void>()
  const Address = () => {
    seen(decodeURIComponent(useLocation().pathname))
    return null
  }
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={["/search/product/shirt%20under%201000?fit=slim"]}>
        <Results />
        <Address />
      </MemoryRouter>,
    ),
  )
  await act(async () => buttonNamed("Up to ₹1,000").click())
  expect(seen.mock.lastCall).toEqual(["/search/product/shirt"])
  expect(document.body.textContent).not.toContain("Up to ₹1,000")
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { recentSearches } from "~/lib/device/recent-searches"
import { RecentList } from "./recent-list"
import { find } from "~/drawn-page"

afterEach(() => vi.unstubAllGlobals())

test("keeps the focus in the list when a search is removed by keyboard", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  for (const text of ["shirt", "chinos"]) recentSearches.remember(text)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <RecentList onGo={() => undefined} />
      </MemoryRouter>,
    ),
  )
  const out = find<HTMLElement>("li button", page)
  act(() => out.focus())
  act(() => out.click())
  expect([...page.querySelectorAll("li a")].map(({ textContent }) => textContent)).toEqual(["shirt"])
  expect(document.activeElement).toBe(page.querySelector("h2"))
  act(() => root.unmount())
})

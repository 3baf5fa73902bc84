import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { Carousel } from "./carousel"
import type { HomeSlide } from "@silai/contracts/shop/home-calls"

const slides: HomeSlide[] = ["shirt", "trousers"].map((slug) => ({
  _id: slug,
  slug,
  name: slug,
  price: 799,
  picture: null,
}))

vi.mock("./moving-carousel", () => {
  throw new TypeError("Failed to fetch dynamically imported module")
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("keeps the plain row and the page if the moving carousel cannot be loaded", async () => {
  vi.useFakeTimers()
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let comeNear = () => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Carousel slides={slides} />
      </MemoryRouter>,
    ),
  )
  await act(async () => comeNear())
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)))
  expect(page.querySelectorAll("li")).toHaveLength(slides.length)
  act(() => root.unmount())
})

import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest"
import { find } from "~/drawn-page"

const asked = vi.fn<() => Promise<{ ok: boolean }>>()
const reload = vi.fn()
let navigation: EventTarget
let refused: MockInstance
let page: AbortController
/** Clicks that came through. */
let opened = 0
const open = (event: Event) => {
  opened += event.defaultPrevented ? 0 : 1
  event.preventDefault()
}

// The guard remembers a failed load until the page is left: each test begins on a new page.
beforeEach(async () => {
  vi.resetModules()
  page = new AbortController()
  navigation = new EventTarget()
  opened = 0
  for (const mock of [asked, reload]) mock.mockReset()
  refused = vi.spyOn((await import("~/ui/toast")).toast, "error")
  vi.stubGlobal("fetch", asked)
  vi.stubGlobal("navigation", navigation)
  document.body.innerHTML = '<a href="/product/shirt">Shirt</a>'
  document.body.addEventListener("click", open)
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, "addEventListener").mockImplementation((name: string, then: EventListenerOrEventListenerObject) =>
    listen(name, then, { capture: true, signal: page.signal }),
  )
  ;(await import("./offline-navigation-guard")).guardOfflineNavigation()
})
afterEach(() => {
  page.abort()
  document.body.removeEventListener("click", open)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const line = (isThere: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere)
const press = () => find<HTMLAnchorElement>("a").click()
/** The router reloads the current page. */
const pressesReload = (userInitiated = false) => {
  const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType: "reload", userInitiated })
  navigation.dispatchEvent(event)
  return !event.defaultPrevented
}

test("waits at a link for the shop to reply, and says when it does not", async () => {
  line(false)
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ ok: true })
  press()
  await vi.waitFor(() =>
    expect(refused).toHaveBeenCalledWith("We could not reach the shop. Please check your connection and try again.", {
      id: "offline",
    }),
  )
  expect(opened).toBe(0)
  press()
  await vi.waitFor(() => expect(opened).toBe(1))
})

test("follows links at once with a connection", () => {
  line(true)
  press()
  expect([opened, asked.mock.calls.length]).toEqual([1, 0])
})

test("reloads a page when the shop replies, and at once when the shopper asks for it", async () => {
  line(true)
  const { origin, pathname } = location
  const assign = vi.fn()
  vi.stubGlobal("location", { origin, pathname, assign, reload: () => reload(pressesReload()) })
  asked.mockResolvedValue({ ok: false })
  expect([pressesReload(), pressesReload(), pressesReload(true)]).toEqual([false, false, true])
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce())
  expect(asked).toHaveBeenCalledOnce()
  // The router would wait without end for a module that it failed to load.
  asked.mockResolvedValueOnce({ ok: true })
  press()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`${origin}/product/shirt`))
  expect([opened, reload.mock.calls.length]).toEqual([0, 0])
  asked.mockResolvedValue({ ok: true })
  window.dispatchEvent(new Event("online"))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledWith(true))
})

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest"

const shown = vi.hoisted(() => ({ blank: vi.fn(), dismiss: vi.fn() }))
vi.mock("~/ui/toast", () => ({ toast: shown }))

class Worker extends EventTarget {
  state = "installing"
  postMessage = vi.fn()
  reach(state: string) {
    this.state = state
    this.dispatchEvent(new Event("statechange"))
  }
}

class Registration extends EventTarget {
  active: Worker | null = null
  waiting: Worker | null = null
  installing: Worker | null = null
  find() {
    this.installing = new Worker()
    this.dispatchEvent(new Event("updatefound"))
    return this.installing
  }
}

/** A browser on Explore that registers the worker, and controls the page at once, as WebKit may. */
async function opened(registration: Registration) {
  vi.resetModules()
  const workers = Object.assign(new EventTarget(), {
    controller: new Worker(),
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  })
  vi.stubEnv("DEV", false)
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true })
  const { seenPage } = await import("~/lib/device/seen-page")
  seenPage.set("/explore")
  const { startServiceWorker } = await import("./service-worker")
  await startServiceWorker()
  return seenPage
}

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

it("offers no newer version on a first visit", async () => {
  const registration = new Registration()
  await opened(registration)
  const first = registration.find()
  registration.active = first
  first.reach("installed")
  expect(shown.blank).not.toHaveBeenCalled()
})

it("offers a newer version, takes the offer away at the checkout, and offers it again afterwards", async () => {
  const registration = new Registration()
  registration.active = new Worker()
  const seenPage = await opened(registration)
  registration.find().reach("installed")
  expect(shown.blank).toHaveBeenCalledOnce()
  seenPage.set("/checkout")
  expect(shown.dismiss).toHaveBeenCalledWith("updated")
  seenPage.set("/checkout/payment")
  seenPage.set("/orders")
  expect(shown.blank).toHaveBeenCalledTimes(2)
})

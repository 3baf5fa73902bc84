import type { Page } from "@playwright/test"
import { pushAddress } from "./shop"

/**
 * Headless Chromium has no push service: the stand-in's takes its place behind the browser's own interface, before any page of it opens.
 * Without windows, Chromium also says that notices are denied where they are allowed.
 * Its context must allow service workers.
 */
export async function withPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(["notifications"])
  await page.exposeFunction("askPushService", pushAddress)
  await page.addInitScript(() => {
    type Address = { endpoint: string; keys: Record<string, string> }
    const KEY = "push-service"
    const store = (one: Address | null) =>
      one ? localStorage.setItem(KEY, JSON.stringify(one)) : localStorage.removeItem(KEY)
    const subscriptionOf = ({ endpoint, keys }: Address) =>
      ({
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          store(null)
          return true
        },
        // All that the shop uses of a subscription.
      }) as unknown as PushSubscription
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Notification.requestPermission = async () => "granted"
    PushManager.prototype.getSubscription = async () => {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Address | null
      return stored && subscriptionOf(stored)
    }
    PushManager.prototype.subscribe = async (options) => {
      const bytes = new Uint8Array(options?.applicationServerKey as ArrayBuffer)
      const key = btoa(String.fromCharCode(...bytes))
      const plain = key.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
      // Exposed above, by the test.
      const { askPushService } = window as unknown as { askPushService: (key: string) => Promise<Address> }
      const { endpoint, keys } = await askPushService(plain)
      store({ endpoint, keys })
      return subscriptionOf({ endpoint, keys })
    }
  })
}

/** The endpoint of this browser, once notices are allowed. */
export const endpointOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("push-service")!) as { endpoint: string }).endpoint)

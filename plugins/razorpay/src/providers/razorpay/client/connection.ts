import Razorpay from "razorpay"
import type { RazorpaySettings } from "./options"

type Rejection = { response?: { status: number; data: unknown }; code?: string; message?: string }
type Wire = {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number; proxy?: false; maxContentLength?: number }
  interceptors: { response: { use(ok: undefined, bad: (error: Rejection) => Promise<never>): void } }
  post(path: string, body: unknown, config: { headers: Record<string, string> }): Promise<{ data: unknown }>
}

const MAX_REPLY_BYTES = 2_000_000
const isLoopback = (base: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(base).hostname)

/**
 * The SDK, pointed at our base URL and with a timeout: neither can be set through its constructor, and by default it
 * never times out. Its inner axios instance is not in the typings, hence the one cast.
 */
export function connect(settings: RazorpaySettings): { sdk: Razorpay; wire: Wire } {
  const sdk = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret })
  const wire = (sdk.api as typeof sdk.api & { rq: Wire }).rq
  wire.defaults.baseURL = settings.apiBase
  wire.defaults.timeout = settings.timeoutMs
  // A redirect would carry the key to another host.
  wire.defaults.maxRedirects = 0
  wire.defaults.maxContentLength = MAX_REPLY_BYTES
  if (isLoopback(settings.apiBase)) wire.defaults.proxy = false
  // The SDK reads err.response.data.error unchecked and throws a TypeError when there was no response.
  wire.interceptors.response.use(undefined, (error) => {
    const data = error.response?.data
    const readable = typeof data === "object" && data !== null
    error.response = { status: error.response?.status ?? 0, data: readable ? data : {} }
    return Promise.reject(error)
  })
  return { sdk, wire }
}

import { everyCall } from "@silai/contracts/every-call"

export type Surface = "call" | "webhook" | "picture" | "house" | "live" | "engine-admin" | "closed"

const calls = new Set<string>(everyCall.map((call) => call.path))
const uploadCalls = new Set<string>(everyCall.filter((call) => call.multipart).map((call) => call.path))
/** Files are read by the call itself, once it is known who sends them. */
export const isUploadCall = (path: string) => uploadCalls.has(path)
const housePaths = new Set(["/health", "/ready", "/openapi.json"])

/**
 * What a request reaches. Everything not named is closed: the engine's own `/store`, `/auth`, `/app` and `/hooks` hand out
 * orders by id, take returns without a session and acknowledge forged webhooks.
 */
export function surfaceOf(method: string, path: string): Surface {
  if (method === "POST" && calls.has(path)) return "call"
  if (method === "POST" && /^\/hooks\/razorpay$/.test(path)) return "webhook"
  if ((method === "GET" || method === "HEAD") && /^\/images\/[\w.-]+$/.test(path)) return "picture"
  if (method === "GET" && housePaths.has(path)) return "house"
  if (method === "GET" && path === "/admin/live") return "live"
  // Who belongs to the shop is decided by our own calls, which keep the last owner and end sessions; the engine's would not.
  if (method !== "GET" && method !== "HEAD" && /^\/admin\/(users|invites|api-keys)(\/|$)/.test(path)) return "closed"
  if (/^\/admin\/[a-z]/.test(path)) return "engine-admin"
  return "closed"
}

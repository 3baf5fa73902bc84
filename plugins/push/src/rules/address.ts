import { PUSH, PUSH_HOSTS } from "@silai/contracts/push/limits"

const isOf = (host: string, known: string) => (known.startsWith(".") ? host.endsWith(known) : host === known)

/**
 * Whether an endpoint is at a push service: the browser names it, and the shop sends there, so any other address would let a stranger
 * reach machines inside. `base`: the demo's stand-in; null in production.
 */
export function isPushAddress(endpoint: string, base: string | null): boolean {
  if (endpoint.length > PUSH.maxEndpoint) return false
  // A control character, a blank or a backslash is read differently by different programs.
  if (/[\s\\\p{C}]/u.test(endpoint) || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username || url.password || url.hash) return false
  if (base !== null) {
    const own = new URL(base)
    if (url.protocol === own.protocol && url.host === own.host) return url.pathname.startsWith(`${own.pathname}/`)
  }
  return url.protocol === "https:" && url.port === "" && PUSH_HOSTS.some((known) => isOf(url.hostname, known))
}

import type { VisitSource } from "@silai/contracts/insight/limits"

const HOSTS: readonly (readonly [VisitSource, RegExp])[] = [
  ["search", /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|yandex)\./],
  ["social", /(^|\.)(instagram|facebook|youtube|twitter|x|t|pinterest|reddit|linkedin|threads)\.(com|co|net)$/],
  ["message", /(^|\.)(whatsapp|telegram|wa)\.(com|me|org)$/],
  ["mail", /^(mail|outlook)\./],
  ["marketplace", /(^|\.)(amazon|flipkart|myntra|meesho|ajio)\./],
]

/** Values of a link's `utm_source`; Instagram itself adds "ig" to a link in a profile. */
const NAMES: Readonly<Partial<Record<VisitSource, readonly string[]>>> = {
  message: ["whatsapp", "wa", "telegram", "sms"],
  mail: ["email", "mail", "newsletter"],
  search: ["google", "bing"],
  social: ["instagram", "ig", "facebook", "fb", "youtube", "yt", "twitter", "x", "pinterest", "linkedin", "threads"],
  marketplace: ["amazon", "flipkart", "myntra", "meesho", "ajio"],
}
const NAMED = new Map(
  Object.entries(NAMES).flatMap(([source, names]) => names.map((name) => [name, source as VisitSource] as const)),
)

function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname
  } catch {
    return null
  }
}

/** The kind of place that a visit comes from. Only the kind leaves the browser, never the address. */
export function sourceOf(referrer: string, ownHost: string, search: string): VisitSource {
  const named = new URLSearchParams(search).get("utm_source")?.toLowerCase()
  const known = named && NAMED.get(named)
  if (known) return known
  const hostname = hostOf(referrer)
  if (!hostname || hostname === ownHost) return named ? "other" : "direct"
  // "mail.google.com" is mail, not a search.
  const hosts = /^(mail|outlook)\./.test(hostname) ? HOSTS.filter(([source]) => source === "mail") : HOSTS
  return hosts.find(([, pattern]) => pattern.test(hostname))?.[0] ?? "other"
}

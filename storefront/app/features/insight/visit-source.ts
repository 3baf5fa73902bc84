import type { VisitSource } from "@silai/contracts/insight/limits"

const HOSTS: readonly (readonly [VisitSource, RegExp])[] = [
  ["search", /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|yandex)\./],
  ["social", /(^|\.)(instagram|facebook|youtube|twitter|x|t|pinterest|reddit|linkedin|threads)\.(com|co|net)$/],
  ["message", /(^|\.)(whatsapp|telegram|wa)\.(com|me|org)$/],
  ["mail", /^(mail|outlook)\./],
  ["marketplace", /(^|\.)(amazon|flipkart|myntra|meesho|ajio)\./],
]

/** Values of a link's `utm_source`. */
const NAMED: Readonly<Record<string, VisitSource>> = {
  whatsapp: "message",
  sms: "message",
  email: "mail",
  mail: "mail",
  newsletter: "mail",
  google: "search",
  instagram: "social",
  facebook: "social",
  amazon: "marketplace",
}

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
  if (named) return (Object.hasOwn(NAMED, named) && NAMED[named]) || "other"
  const hostname = hostOf(referrer)
  if (!hostname || hostname === ownHost) return "direct"
  // "mail.google.com" is mail, not a search.
  const hosts = /^(mail|outlook)\./.test(hostname) ? HOSTS.filter(([source]) => source === "mail") : HOSTS
  return hosts.find(([, pattern]) => pattern.test(hostname))?.[0] ?? "other"
}

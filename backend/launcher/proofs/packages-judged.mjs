// The shop's packages: whether they are free, and the registry's advisories for them.

/** Free licences, by the names that packages use. (LGPL: the picture library's binaries, which are linked, not built in.) */
const FREE =
  /^\(?(0BSD|Apache-?2(\.0)?|Artistic-2\.0|BlueOak-1\.0\.0|BSD(-[23]-Clause)?|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|MPL-2\.0|PostgreSQL|Python-2\.0|Unlicense|WTFPL|Zlib)\b/

const elsewhere = "MIT by its LICENSE file or its README, where npm does not look"
const engine = "MIT except its enterprise parts, which the shop leaves switched off (README, Licence)"
/** Packages without a free licence in npm's data, each with the reason why it is here. */
export const LICENCE_KNOWN_BY_HAND = {
  busboy: elsewhere,
  "humanize-number": elsewhere,
  limiter: elsewhere,
  only: elsewhere,
  streamsearch: elsewhere,
  "@medusajs/core-flows": engine,
  "@medusajs/framework": engine,
  "@medusajs/js-sdk": engine,
  "@medusajs/link-modules": engine,
  "@medusajs/medusa": engine,
  "@medusajs/types": engine,
  "@medusajs/utils": engine,
}

/** Advisories that do not affect the shop, by their GHSA number, each with the reason; remove one that the registry no longer names. */
export const ADVISORIES_ACCEPTED = {}

/** From this severity on, an advisory stops the check. */
const SEVERE = ["moderate", "high", "critical"]

const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)

/**
 * @param {Record<string, { version?: string, license?: string, link?: boolean }>} packages of the lockfile
 * @returns the names by licence, those that are not allowed, and reasons that are no longer needed
 */
export function judgeLicences(packages, byHand = LICENCE_KNOWN_BY_HAND) {
  const listed = {}
  const refused = []
  const needed = new Set()
  for (const [place, { version, license, link }] of Object.entries(packages)) {
    if (!place.includes("node_modules/") || link) continue
    const name = nameOf(place)
    const isFree = FREE.test(license ?? "")
    if (!isFree && name in byHand) needed.add(name)
    else if (!isFree) refused.push(`${name} ${version}: ${license}`)
    const kind = isFree ? license : "by hand"
    listed[kind] = [...(listed[kind] ?? []), `${name} ${version}`]
  }
  return { listed, refused, needless: Object.keys(byHand).filter((name) => !needed.has(name)) }
}

/** The result of `npm audit --json`; null if the registry has not answered. */
export function judgeAudit(report, accepted = ADVISORIES_ACCEPTED) {
  if (report?.auditReportVersion !== 2) return null
  const known = Object.values(report.vulnerabilities ?? {})
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === "object")
    .map(({ name, title, url, severity, range }) => ({ id: url.split("/").at(-1), name, title, severity, range }))
  const seen = new Set(known.map(({ id }) => id))
  return {
    against: known.filter(({ id, severity }) => SEVERE.includes(severity) && !(id in accepted)),
    needless: Object.keys(accepted).filter((id) => !seen.has(id)),
  }
}

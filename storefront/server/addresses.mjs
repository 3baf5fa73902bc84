// Normalises URLs: the same page under every spelling is rendered and cached once.

const FACTS = ["price", "fabric", "fit", "sleeve"]
const SHELF = ["category", "tag", "custom", "size", "color", "colour", ...FACTS, "sort", "page"]

/**
 * The parameters that each page reads; other parameters change nothing, so they must not create another cache entry.
 */
const READ = [
  { page: /^\/explore(\/all)?$/i, names: SHELF },
  { page: /^\/search\//i, names: [...FACTS, "page"] },
  { page: /^\/sign(in|up)$/i, names: ["next"] },
  { page: /^\/size-guide$/i, names: ["unit"] },
  { page: /^\/(orders|profile\/order-history)$/i, names: ["show"] },
  { page: /^\/profile\/(address|measurements)$/i, names: ["edit", "for"] },
  { page: /^\/order-confirmation\//i, names: ["key"] },
  // The router prefetches the routes of visible links.
  { page: /^\/__manifest$/, names: ["paths", "p", "version"] },
]
/** Every parameter that some page reads. */
export const readNames = new Set(READ.flatMap(({ names }) => names))
/**
 * Pages whose last part is a name or a number, which is case-sensitive; all other words of a page's
 * path are ours, in lower case.
 */
export const NAMED =
  /^\/(authentic|stock-alert|stop-messages|wishlist|product(\/view)?|track-order(\/orders)?|return-order|request-return|order-confirmation|edit-review|search\/(pages|product)|profile\/coupon\/details)(?=\/[^/]+$)/i
const DATA = /(\/_root|\/_)?\.data$/

/**
 * Reduces an absolute request target (`GET http://shop/ HTTP/1.1`, which every server must accept) to its path; refuses
 * what is no URL at all (`GET *`).
 * @type {import("express").RequestHandler}
 */
export function plainTargets(req, res, next) {
  if (!req.url.startsWith("/")) {
    if (!/^https?:\/\/[^/?#]/i.test(req.url) || !URL.canParse(req.url)) return res.status(400).end()
    const { pathname, search } = new URL(req.url)
    req.url = req.originalUrl = pathname + search
  }
  next()
}

const inSmallLetters = (path) => {
  const ours = NAMED.exec(path)?.[0] ?? path
  return ours.toLowerCase() + path.slice(ours.length)
}

/**
 * The canonical address of a page: its own words in lower case, single slashes and none at the end, only the parameters
 * that the page reads, in a fixed order. `moved` says that the path itself is spelled differently.
 * @param {string} target begins with a slash @returns {{ address: string, isPlain: boolean, moved: boolean } | null}
 */
export function pageAddress(target) {
  if (!URL.canParse(`http://shop${target}`)) return null
  const { pathname, searchParams } = new URL(`http://shop${target}`)
  const path = inSmallLetters(pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1"))
  const page = path.replace(DATA, "") || "/"
  const names = READ.find((one) => one.page.test(page))?.names ?? []
  const asked = new URLSearchParams()
  for (const name of DATA.test(path) ? [...names, "_routes"] : names)
    for (const value of searchParams.getAll(name)) asked.append(name, value)
  const query = String(asked)
  return { address: query ? `${path}?${query}` : path, isPlain: !query, moved: path !== pathname }
}

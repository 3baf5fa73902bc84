import { describe, expect, it } from "vitest"
import { type Import, importsOf, targetOf } from "./imports"
import { code, isTest } from "./sources"

/** The part of the tree that a file belongs to; each plugin is a separate part. */
function roomOf(file: string): string {
  const plugin = /^plugins\/([^/]+)\/(src|stand-in|data-build)?/.exec(file)
  if (plugin) return `plugins/${plugin[1]}`
  const room = /^(backend\/(?:contracts|kit|src|seed|launcher|tests|docs|bench)|storefront|admin)\//.exec(file)
  return room?.[1] ?? "root"
}

/**
 * The parts that each part may import besides itself (architecture §2, law 1). A plugin finds another's service in the
 * container, never by import.
 */
const arrows: Record<string, string[]> = {
  "backend/contracts": [],
  "backend/kit": ["backend/contracts"],
  plugins: ["backend/contracts", "backend/kit"],
  "backend/src": ["backend/contracts", "backend/kit", "backend/seed"],
  "backend/seed": ["backend/contracts", "backend/kit"],
  // In compiled form: both connect to the database in the same way.
  "backend/launcher": ["backend/kit"],
  "backend/docs": ["backend/contracts", "backend/src", "backend/launcher"],
  "backend/bench": ["backend/launcher"],
  "backend/tests": ["backend/contracts", "backend/kit", "backend/launcher", "backend/src", "backend/docs"],
  storefront: ["backend/contracts"],
  admin: ["backend/contracts"],
  // The fuse box passes a plugin the options made from its own variables.
  root: ["backend/kit", "plugins/push", "plugins/razorpay", "plugins/whatsapp"],
}

/**
 * The features of the storefront, each above those that it may import: the product page adds to the bag, the checkout
 * reads the bag, an account contains what all of them store about a person.
 */
const features = [
  "insight",
  "push",
  "customer",
  "messaging",
  "place",
  "measurement",
  "size-chart",
  "wishlist",
  "catalogue",
  "search",
  "home",
  "bag",
  "coupon",
  "catalogue/product",
  "checkout",
  "order",
  "returns",
  "uid",
  "content",
  "account",
  "review",
]
const featureOf = (file: string): string | undefined => {
  const inside = /^storefront\/app\/features\/(.+)\//.exec(file)?.[1]
  return inside?.startsWith("catalogue/product") ? "catalogue/product" : inside?.split("/")[0]
}

const all = code.flatMap(importsOf)
const shown = ({ from, what }: Import) => `${from} → ${what}`

function strays(): string[] {
  return all
    .filter((entry) => {
      const target = targetOf(entry)
      // An operator's section is built into the back office, and uses what it exports.
      if (/^backend\/tests\/operator\/[^/]+\/admin\//.test(entry.from) && entry.what.startsWith("@silai/admin/"))
        return false
      if (target === null) return /^@silai\//.test(entry.what)
      const [here, there] = [roomOf(entry.from), roomOf(target)]
      const allowed = arrows[here.startsWith("plugins/") ? "plugins" : here] ?? []
      // A journey reads the same sentences as the shop, and asks the launcher for the browser.
      if (isTest(entry.from) && (there === "backend/launcher" || there === "backend/tests")) return false
      // One of the operator plugins tests what ours offer to them.
      if (entry.from.startsWith("backend/tests/operator/") && target.endsWith("/src/workflows/index.ts")) return false
      // Both apps use one client.
      if (/^(storefront|admin)$/.test(here) && target === "backend/kit/call/client.ts") return false
      // Only the launcher knows which plugins an operator has installed.
      if (/^(admin|storefront)\/scripts\//.test(entry.from) && target === "backend/launcher/plugin-list.mjs")
        return false
      // Both entry points count a stranger by the same network.
      if (entry.from.startsWith("storefront/server/") && target === "backend/kit/session/network.ts") return false
      return here !== there && !allowed.includes(there)
    })
    .map(shown)
}

/** Contracts that need zod at run time, directly or through another contract. */
function heavyContracts(): Set<string> {
  const running = all.filter(({ from, typeOnly }) => from.startsWith("backend/contracts/") && !typeOnly)
  const heavy = new Set(running.filter(({ what }) => what === "zod").map(({ from }) => from))
  for (let before = -1; before !== heavy.size;) {
    before = heavy.size
    for (const entry of running) if (heavy.has(targetOf(entry) ?? "")) heavy.add(entry.from)
  }
  return heavy
}

describe("the imports between parts", () => {
  it("are read in a fair number, or this proves nothing", () => expect(all.length).toBeGreaterThan(300))

  it("never go backwards, nor from a plugin into another plugin's internals", () => expect(strays()).toEqual([]))

  it("lead from a feature of the storefront only to features below it", () => {
    const between = all.map((entry) => ({
      entry,
      here: featureOf(entry.from),
      there: featureOf(targetOf(entry) ?? ""),
    }))
    expect(between.flatMap(({ here }) => (here && !features.includes(here) ? [here] : []))).toEqual([])
    const upwards = between.filter(
      ({ here, there }) => here && there && features.indexOf(there) > features.indexOf(here),
    )
    expect(upwards.map(({ entry }) => shown(entry))).toEqual([])
  })

  it("allow limits to import nothing but other limits", () => {
    const limits = all.filter(({ from }) => /^backend\/contracts\/[^/]+\/limits\.ts$/.test(from))
    expect(limits.filter(({ what }) => !/\/limits$/.test(what)).map(shown)).toEqual([])
  })

  it("lead from messages only to limits, tables of kinds and roles, settings, each other (a sentence has one home) the way refusals are named, and how numbers, sums and days are written", () => {
    const messages = all.filter(({ from }) => /^backend\/contracts\/[^/]+\/([a-z]+-)?messages\.ts$/.test(from))
    expect(
      messages
        .filter(
          ({ what }) =>
            !/(\/([a-z]+-)?(limits|kinds|roles|settings|messages)|\.\.\/(refusal|counting|india|rupees))$/.test(what),
        )
        .map(shown),
    ).toEqual([])
  })

  it("lead from contracts only to zod", () => {
    const outside = all.filter(
      (entry) => entry.from.startsWith("backend/contracts/") && !isTest(entry.from) && targetOf(entry) === null,
    )
    expect(outside.filter(({ what }) => what !== "zod").map(shown)).toEqual([])
  })

  it("make no page load zod in a shopper's browser", () => {
    const heavy = heavyContracts()
    const pages = all.filter(
      ({ from, typeOnly }) =>
        /^(storefront\/app|admin\/src|plugins\/[^/]+\/storefront)\//.test(from) && !isTest(from) && !typeOnly,
    )
    expect(pages.filter((entry) => entry.what === "zod" || heavy.has(targetOf(entry) ?? "")).map(shown)).toEqual([])
  })

  it("never reach the engine's proprietary parts, nor its lock table that outlives a crash", () => {
    expect(
      all.filter(({ what }) => /@medusajs\/(medusa\/)?(rbac|auth-oidc)|locking-postgres/.test(what)).map(shown),
    ).toEqual([])
  })
})

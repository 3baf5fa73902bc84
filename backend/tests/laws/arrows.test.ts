import { describe, expect, it } from "vitest"
import { type Import, importsOf, targetOf } from "./imports"
import { code, isTest } from "./sources"

/** Which room of the house a file lies in; plugins are rooms of their own. */
function roomOf(file: string): string {
  const plugin = /^plugins\/([^/]+)\/(src|stand-in|data-build)?/.exec(file)
  if (plugin) return `plugins/${plugin[1]}`
  const room = /^(backend\/(?:contracts|kit|src|seed|launcher|tests|docs|bench)|storefront|admin)\//.exec(file)
  return room ? room[1] : "root"
}

/** What a room may import beside itself (DESIGN §2, law 1). A plugin finds another's work in the container, never by import. */
const arrows: Record<string, string[]> = {
  "backend/contracts": [],
  "backend/kit": ["backend/contracts"],
  plugins: ["backend/contracts", "backend/kit"],
  "backend/src": ["backend/contracts", "backend/kit", "backend/seed"],
  "backend/seed": ["backend/contracts", "backend/kit"],
  "backend/launcher": [],
  "backend/docs": ["backend/contracts", "backend/src", "backend/launcher"],
  "backend/bench": ["backend/launcher"],
  "backend/tests": ["backend/contracts", "backend/kit", "backend/launcher", "backend/src", "backend/docs"],
  storefront: ["backend/contracts"],
  admin: ["backend/contracts"],
  root: ["backend/kit"],
}

const all = code.flatMap(importsOf)
const shown = ({ from, what }: Import) => `${from} → ${what}`

function strays(): string[] {
  return all
    .filter((entry) => {
      const target = targetOf(entry)
      if (target === null) return /^@silai\//.test(entry.what)
      const [here, there] = [roomOf(entry.from), roomOf(target)]
      const allowed = arrows[here.startsWith("plugins/") ? "plugins" : here] ?? []
      // A journey in a browser reads the same words as the shop, and asks the launcher where the browser is.
      if (isTest(entry.from) && (there === "backend/launcher" || there === "backend/tests")) return false
      return here !== there && !allowed.includes(there)
    })
    .map(shown)
}

/** Contracts that need zod while running, directly or through another contract. */
function heavyContracts(): Set<string> {
  const running = all.filter(({ from, typeOnly }) => from.startsWith("backend/contracts/") && !typeOnly)
  const heavy = new Set(running.filter(({ what }) => what === "zod").map(({ from }) => from))
  for (let before = -1; before !== heavy.size;) {
    before = heavy.size
    for (const entry of running) if (heavy.has(targetOf(entry) ?? "")) heavy.add(entry.from)
  }
  return heavy
}

describe("the arrows of the house", () => {
  it("reads a fair number of imports, or it proves nothing", () => expect(all.length).toBeGreaterThan(300))

  it("nothing imports backwards, and no plugin imports another plugin's inside", () => expect(strays()).toEqual([]))

  it("limits import nothing but other limits", () => {
    const limits = all.filter(({ from }) => /^backend\/contracts\/[^/]+\/limits\.ts$/.test(from))
    expect(limits.filter(({ what }) => !/\/limits$/.test(what)).map(shown)).toEqual([])
  })

  it("messages import only limits, settings, each other (a sentence has one home) and the way refusals are named", () => {
    const messages = all.filter(({ from }) => /^backend\/contracts\/[^/]+\/([a-z]+-)?messages\.ts$/.test(from))
    expect(
      messages.filter(({ what }) => !/(\/([a-z]+-)?(limits|settings|messages)|\.\.\/refusal)$/.test(what)).map(shown),
    ).toEqual([])
  })

  it("contracts stand on zod alone", () => {
    const outside = all.filter(
      (entry) => entry.from.startsWith("backend/contracts/") && !isTest(entry.from) && targetOf(entry) === null,
    )
    expect(outside.filter(({ what }) => what !== "zod").map(shown)).toEqual([])
  })

  it("no page makes a shopper's browser load zod", () => {
    const heavy = heavyContracts()
    const pages = all.filter(
      ({ from, typeOnly }) => /^(storefront\/app|admin\/src)\//.test(from) && !isTest(from) && !typeOnly,
    )
    expect(pages.filter((entry) => entry.what === "zod" || heavy.has(targetOf(entry) ?? "")).map(shown)).toEqual([])
  })

  it("the engine's proprietary parts, and its lock table that outlives a crash, are never imported", () => {
    expect(
      all.filter(({ what }) => /@medusajs\/(medusa\/)?(rbac|auth-oidc)|locking-postgres/.test(what)).map(shown),
    ).toEqual([])
  })
})

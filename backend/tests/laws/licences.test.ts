import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

type Entry = { version?: string; license?: string; link?: boolean; resolved?: string }
const root = path.resolve(import.meta.dirname, "../../..")
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
const { packages } = read("package-lock.json") as { packages: Record<string, Entry> }
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes("node_modules/") && !link)

// Free licences, by the names that packages use. (LGPL: the picture library's binaries, which are linked, not built
// in.)
const free =
  /^\(?(0BSD|Apache-?2(\.0)?|Artistic-2\.0|BlueOak-1\.0\.0|BSD(-[23]-Clause)?|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|MPL-2\.0|PostgreSQL|Python-2\.0|Unlicense|WTFPL|Zlib)\b/

describe("what the shop is built from", () => {
  it("is free software, by its own word", () => {
    // These state MIT in their README, or in an old format, where npm does not look for it.
    const silent = [
      "busboy",
      "connect-dynamodb",
      "humanize-number",
      "limiter",
      "only",
      "parent-require",
      "png-js",
      "streamsearch",
    ]
    // The engine: MIT except its enterprise parts, which these packages contain and the shop leaves switched off
    // (README, Licence).
    const engine = ["core-flows", "framework", "js-sdk", "link-modules", "medusa", "types", "utils"]
    const known = [...silent, ...engine.map((name) => `@medusajs/${name}`)].map((name) => `node_modules/${name}`)
    const others = installed.filter(([place, { license = "" }]) => !free.test(license) && !known.includes(place))
    expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
  })

  it("has nothing in the place of the engine's packages that need a licence, nor of its dashboard", () => {
    for (const name of ["rbac", "auth-oidc", "admin-bundler"]) {
      const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/@medusajs/${name}`))
      expect(places.map((place) => [place, packages[place]!.resolved])).toEqual([
        [`node_modules/@medusajs/${name}`, `backend/absent/${name}`],
      ])
      expect(fs.readdirSync(path.join(root, "backend/absent", name))).toEqual(["package.json"])
      // With another version than the engine requires, the stub would be ignored and the real package fetched.
      expect(packages[`backend/absent/${name}`]!.version).toBe(packages["node_modules/@medusajs/medusa"]!.version)
    }
  })
})

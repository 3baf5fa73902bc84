import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { judgeLicences } from "../../launcher/proofs/packages-judged.mjs"

type Entry = { version?: string; license?: string; link?: boolean; resolved?: string }
const root = path.resolve(import.meta.dirname, "../../..")
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
const { packages } = read("package-lock.json") as { packages: Record<string, Entry> }
describe("the licences of the shop's packages", () => {
  it("are free, by their declared licence", () => {
    const { refused, needless } = judgeLicences(packages)
    expect([refused, needless]).toEqual([[], []])
  })

  it("have empty stubs for the engine's packages that need a licence, and for its dashboard", () => {
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

  it("have empty stubs for unneeded packages that name no licence", () => {
    for (const name of ["connect-dynamodb", "png-js"])
      expect(packages[`node_modules/${name}`]).toMatchObject({ link: true, resolved: `backend/absent/${name}` })
  })
})

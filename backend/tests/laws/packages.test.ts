import { builtinModules } from "node:module"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import { importsOf } from "./imports"
import { code, everyFile, foldersIn, isTest, textOf } from "./sources"

const versions = z.record(z.string(), z.string())
const target = z.union([z.string(), versions])
/** The entries that another shop needs to use one of our plugins. */
const published = z.strictObject({
  name: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  description: z.string().min(10),
  license: z.literal("MIT"),
  keywords: z.array(z.string()).refine((words) => words.includes("medusa-v2")),
  files: z.array(z.string()),
  exports: z.record(z.string().startsWith("./"), target),
  // Compiled when it is packed.
  scripts: z.strictObject({ prepack: z.string() }),
  dependencies: versions.optional(),
  peerDependencies: versions,
})
const read = (place: string) => JSON.parse(textOf(place)) as Record<string, unknown>
const plugins = foldersIn("plugins")
  .filter((noun) => everyFile.includes(`plugins/${noun}/package.json`))
  .map((noun) => ({ noun, home: `plugins/${noun}`, json: read(`plugins/${noun}/package.json`) }))
const packageOf = (json: unknown) => published.parse(json)

/** The packages that a plugin imports at run time. */
function askedBy(home: string): string[] {
  const files = code.filter((file) => file.startsWith(`${home}/src/`) && !isTest(file))
  // Of some packages only a file is read, such as a font.
  const read = files.flatMap((file) =>
    [...textOf(file).matchAll(/require\.resolve\("([^"]+)"\)/g)].map(([, what]) => ({ what: what!, typeOnly: false })),
  )
  const asked = [...files.flatMap(importsOf), ...read]
    .filter(({ typeOnly, what }) => !typeOnly && !/^(\.|node:)/.test(what) && !builtinModules.includes(what))
    .map(({ what }) =>
      what
        .split("/")
        .slice(0, what.startsWith("@") ? 2 : 1)
        .join("/"),
    )
  return [...new Set(asked)].sort()
}

/** A compiled file's source, as a pattern over our files; `*` is one folder. */
const sourceOf = (home: string, compiled: string) =>
  new RegExp(
    `^${home}/${compiled.replace("./", "").replace(".medusa/server/", "").replace(/\.js$/, ".ts")}$`
      .replaceAll(".", String.raw`\.`)
      .replaceAll("*", "[^/]+"),
  )

describe("our own plugins are packages", () => {
  it("exist", () => expect(plugins.length).toBeGreaterThan(8))

  it("are named after their noun, and say what they are and what they contain", () => {
    for (const { noun, json } of plugins) {
      const { name, files } = packageOf(json)
      expect([name, files]).toEqual([
        `@silai/plugin-${noun}`,
        expect.arrayContaining([".medusa/server/src", "src", "README.md"]),
      ])
    }
  })

  it("export only files that exist", () => {
    const missing = plugins.flatMap(({ home, json }) =>
      Object.values(packageOf(json).exports)
        .flatMap((to) => (typeof to === "string" ? [to] : Object.values(to)))
        .filter((to) => !everyFile.some((file) => sourceOf(home, to).test(file)))
        .map((to) => `${home}: ${to}`),
    )
    expect(missing).toEqual([])
  })

  it("name each package that they import, in the version that the shop runs on, and no other", () => {
    const house = { ...(read("package.json").dependencies as Record<string, string>) }
    for (const { home, json } of plugins) {
      const { dependencies = {}, peerDependencies } = packageOf(json)
      const named = { ...dependencies, ...peerDependencies }
      // The engine is there for each plugin, whether it imports it or not.
      const wanted = [...new Set([...askedBy(home), "@medusajs/framework"])].sort()
      expect([home, Object.keys(named).sort()]).toEqual([home, wanted])
      expect(Object.entries(named).filter(([name, version]) => house[name] !== version)).toEqual([])
      // One copy of the engine and of our kit: two would not know each other's sessions.
      expect(Object.keys(dependencies).filter((name) => /^@(medusajs|silai)\//.test(name))).toEqual([])
    }
  })

  it("say in their README which options they take", () => {
    const silent = plugins.filter(({ home }) => !/\bOptions\b/.test(textOf(`${home}/README.md`)))
    expect(silent.map(({ home }) => home)).toEqual([])
  })
})

describe("our subscribers and jobs", () => {
  it("have a name that no operator's can have by chance: the engine does not start with two of one name", () => {
    const files = code.filter(
      (file) => /^(plugins\/[^/]+|backend)\/src\/(subscribers|jobs)\//.test(file) && !isTest(file),
    )
    expect(files).toContain("backend/src/subscribers/engine.ts")
    const nameless = files.filter((file) => {
      const name = /\b(?:subscriberId|name): "([^"]+)"/.exec(textOf(file))?.[1]
      const room = file.startsWith("backend/") ? "house" : file.split("/")[1]
      return name !== `silai-${room}-${path.basename(file, ".ts")}`
    })
    expect(nameless).toEqual([])
  })
})

describe("the lockfile", () => {
  it("needs nothing newer than Node 20.19", () => {
    const { packages } = read("package-lock.json") as {
      packages: Record<string, { optional?: true; engines?: { node?: string } }>
    }
    const tooNew = Object.entries(packages).filter(
      ([, { optional, engines }]) => !optional && engines?.node && !runsOn20(engines.node),
    )
    expect(tooNew.map(([name]) => name)).toEqual([])
  })

  /** Whether a range allows 20.19.0: all bounds of one of its alternatives do. */
  const runsOn20 = (range: string) =>
    range
      .replaceAll(/([<>=^~])\s+/g, "$1")
      .split("||")
      .some((part) => part.trim().split(/\s+/).every(letsIn20))
  function letsIn20(bound: string): boolean {
    const [, sign, major, minor] = /^([<>=^~]*)v?(\d*)\.?(\d*)/.exec(bound)!
    if (!major) return true
    const [is, least] = [20_019, Number(major) * 1_000 + Number(minor)]
    if (sign!.startsWith("<")) return is < least
    return sign!.startsWith(">") ? is >= least : Number(major) === 20 && is >= least
  }
})

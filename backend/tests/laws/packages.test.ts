import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { builtinModules } from "node:module"
import os from "node:os"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { z } from "zod"
import { importsOf } from "./imports"
import { code, everyFile, foldersIn, isTest, root, textOf } from "./sources"

const versions = z.record(z.string(), z.string())
const target = z.union([z.string(), versions])
/** What somebody needs who takes one of our plugins into another shop. */
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

/** What a plugin asks for while it runs, by the name of the package. */
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
  it("are some", () => expect(plugins.length).toBeGreaterThan(8))

  it("bear their noun's name, and say what they are and what they bring", () => {
    for (const { noun, json } of plugins) {
      const { name, files } = packageOf(json)
      expect([name, files]).toEqual([
        `@silai/plugin-${noun}`,
        expect.arrayContaining([".medusa/server/src", "src", "README.md"]),
      ])
    }
  })

  it("export only what is there", () => {
    const missing = plugins.flatMap(({ home, json }) =>
      Object.values(packageOf(json).exports)
        .flatMap((to) => (typeof to === "string" ? [to] : Object.values(to)))
        .filter((to) => !everyFile.some((file) => sourceOf(home, to).test(file)))
        .map((to) => `${home}: ${to}`),
    )
    expect(missing).toEqual([])
  })

  it("name each package that they ask for, in the version that the house runs on, and no other", () => {
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

describe("the lockfile", () => {
  /** A copy of what npm reads, with an operator's plugin in this folder. */
  function install(place: string): string {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), "silai-npm-"))
    onTestFinished(() => fs.rmSync(copy, { recursive: true }))
    const packages = everyFile.filter((file) => /(^|\/)package(-lock)?\.json$/.test(file) && !file.includes("/tests/"))
    for (const file of [...packages, ".npmrc"])
      fs.cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
    fs.cpSync(
      path.join(root, "backend/tests/operator/loyalty/package.json"),
      path.join(copy, place, "loyalty/package.json"),
      { recursive: true },
    )
    try {
      const args = ["ci", "--dry-run", "--offline", "--ignore-scripts", "--loglevel=error"]
      return execFileSync("npm", args, {
        cwd: copy,
        encoding: "utf8",
        stdio: "pipe",
        shell: process.platform === "win32",
      })
    } catch (error) {
      return (error as { stderr: string }).stderr
    }
  }

  it("still holds when an operator's plugin is laid into extensions", () => {
    expect(install("extensions")).toMatch(/added \d+ packages/)
  })

  it("would not, were it laid among the shop's own", () => {
    expect(install("plugins")).toMatch(/Missing: @acme\/loyalty/)
  })
})

import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "../rig/places"

const homes = [
  "backend/contracts",
  "backend/kit",
  ...fs.readdirSync(path.join(root, "plugins")).map((noun) => `plugins/${noun}`),
]
type Ways = Record<string, string | Record<string, string>>
type Package = { name: string; exports: Ways }
const place = fs.mkdtempSync(path.join(os.tmpdir(), "silai-packed-"))
const installed = (name: string) => path.join(place, "node_modules", name)
const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(installed(name), "package.json"), "utf8")) as Package

function npm(cwd: string, ...args: string[]): string {
  return execFileSync("npm", [...args, "--loglevel=error"], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  })
}

/** The files of an installed package, from its own folder, as its `exports` writes them: `./src/a.ts`. */
const filesOf = (name: string) =>
  fs
    .readdirSync(installed(name), { recursive: true, encoding: "utf8" })
    .map((file) => `./${file.replaceAll("\\", "/")}`)
    .filter((file) => !file.includes("/node_modules/"))

/** The files that a target of `exports` resolves to: each way to import it, and the file behind. `*` is any path. */
function behind(name: string, way: string, target: string): { asked: string; file: string }[] {
  const asked = (star: string) => name + way.slice(1).replace("*", star)
  const files = filesOf(name)
  if (!way.includes("*")) return files.includes(target) ? [{ asked: asked(""), file: target }] : []
  const [before, after] = target.split("*") as [string, string]
  return files
    .filter(
      (file) =>
        file.startsWith(before) && file.endsWith(after) && !/\/(\.|node_modules)/.test(file.slice(before.length - 1)),
    )
    .map((file) => ({ asked: asked(file.slice(before.length, file.length - after.length)), file }))
}

// As for use in another shop: packed, and installed outside this folder, next to the engine.
describe("our packages, packed and installed in an empty folder", () => {
  let names: string[]
  beforeAll(() => {
    const packed = JSON.parse(
      npm(root, "pack", "--json", "--pack-destination", place, ...homes.flatMap((home) => ["-w", home])),
    ) as { name: string; filename: string }[]
    names = packed.map(({ name }) => name)
    fs.writeFileSync(path.join(place, "package.json"), `{ "private": true }`)
    npm(
      place,
      "install",
      "--legacy-peer-deps",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      ...packed.map(({ filename }) => `./${filename}`),
    )
    // The engine is this repository's copy: installing it takes a minute, and each of them needs it as a peer.
    const engine = fs.readdirSync(path.join(root, "node_modules/@medusajs")).map((name) => `@medusajs/${name}`)
    for (const shared of [...engine, "zod", "express"])
      if (!fs.existsSync(installed(shared)))
        fs.symlinkSync(path.join(root, "node_modules", shared), installed(shared), "junction")
  }, 300_000)
  afterAll(() => fs.rmSync(place, { recursive: true, force: true, maxRetries: 3 }))

  it("are all there, each in its own folder", () => {
    expect(names.length).toBe(homes.length)
    for (const name of names) expect([name, fs.lstatSync(installed(name)).isSymbolicLink()]).toEqual([name, false])
  })

  it("have a file behind each entry point, for Node and the compiler, and contain no test and no stand-in", () => {
    const empty = names.flatMap((name) =>
      Object.entries(read(name).exports).flatMap(([way, target]) =>
        [typeof target === "string" ? [target] : Object.values(target)]
          .flat()
          .filter((one) => behind(name, way, one).length === 0)
          .map((one) => `${name}: ${way} → ${one}`),
      ),
    )
    expect(empty).toEqual([])
    expect(names.flatMap((name) => filesOf(name).filter((file) => /\.test\.|\/stand-in\//.test(file)))).toEqual([])
  })

  it("give Node what each entry point names, and import no file of this repository", () => {
    const ways = names.flatMap((name) =>
      Object.entries(read(name).exports).flatMap(([way, target]) => {
        const file = typeof target === "string" ? target : target.default!
        return /\.js$/.test(file) ? behind(name, way, file).map(({ asked }) => asked) : []
      }),
    )
    expect(ways.length).toBeGreaterThan(150)
    fs.writeFileSync(
      path.join(place, "ask.cjs"),
      `const broken = []
       for (const way of ${JSON.stringify(ways)})
         try { require(way) } catch (error) { broken.push(way + ": " + String(error.message).split("\\n")[0]) }
       process.stdout.write(JSON.stringify(broken), () => process.exit(0))`,
    )
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== "NODE_PATH"))
    const output = execFileSync(process.execPath, ["ask.cjs"], { cwd: place, encoding: "utf8", env })
    expect(JSON.parse(output)).toEqual([])
    const outside = names.flatMap((name) =>
      filesOf(name)
        .filter((file) => file.endsWith(".js"))
        .flatMap((file) =>
          [...fs.readFileSync(path.join(installed(name), file), "utf8").matchAll(/require\("(\.[^"]*)"\)/g)]
            .map(([, what]) => path.resolve(path.dirname(path.join(installed(name), file)), what!))
            .filter((target) => !target.startsWith(installed(name) + path.sep))
            .map((target) => `${name}/${file} → ${target}`),
        ),
    )
    expect(outside).toEqual([])
  }, 120_000)
})

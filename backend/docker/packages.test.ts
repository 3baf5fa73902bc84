import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

// The steps of the Dockerfile that install packages and remove them, on a small tree with both kinds of operators' plugins.
const here = path.join(import.meta.dirname)
const place = fs.mkdtempSync(path.join(process.env.TMPDIR ?? "/tmp", "silai-packages-"))
const [all, shop] = [path.join(place, "all"), path.join(place, "shop")]
/** The files that the first step copies into the shop. */
let copied: string[]
let [copying, installing]: ReturnType<typeof run>[] = []
afterAll(() => fs.rmSync(place, { recursive: true, force: true }))

const write = (folder: string, file: string, content: string | object) => {
  const full = path.join(folder, file)
  fs.mkdirSync(path.dirname(full), { recursive: true })
  fs.writeFileSync(full, typeof content === "string" ? content : JSON.stringify(content))
}
const npm = (folder: string, ...args: string[]) =>
  execFileSync("npm", [...args, "--offline", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
    shell: process.platform === "win32",
  })
const run = (file: string, folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(here, file), ...args], { cwd: folder, encoding: "utf8" })

/** A package in a tarball, put into a folder. */
function pack(name: string, into: string): void {
  const source = path.join(place, "sources", name)
  write(source, "package.json", { name, version: "1.0.0", peerDependencies: { "@silai/kit": "0.1.0" } })
  write(source, "index.js", `module.exports = "${name}"`)
  npm(source, "pack", "--pack-destination", into)
}

beforeAll(() => {
  write(all, "package.json", { name: "shop", private: true, workspaces: ["plugins/*"] })
  write(all, "plugins/bag/package.json", { name: "@silai/plugin-bag", version: "0.1.0" })
  write(all, "plugins/bag/index.ts", "")
  write(all, ".npmrc", "legacy-peer-deps=true\n")
  const extension = path.join(all, "extensions/loyalty")
  write(extension, "package.json", { name: "loyalty", version: "1.0.0", peerDependencies: { "@silai/kit": "0.1.0" } })
  write(all, "extensions/plain/package.json", { name: "plain", version: "1.0.0" })
  pack("cloth", all)
  pack("points", extension)
  npm(all, "install", "./cloth-1.0.0.tgz", "--package-lock-only")
  npm(extension, "install", "./points-1.0.0.tgz", "--package-lock-only", "--legacy-peer-deps")
  fs.mkdirSync(shop)
  copying = run("packages.mjs", place, all, shop)
  copied = (fs.readdirSync(shop, { recursive: true }) as string[]).filter((file) => /\.\w+$/.test(file))
  npm(shop, "ci")
  installing = run("packages.mjs", shop)
}, 60_000)

describe("the packages of the image", () => {
  test("are installed from manifests, lockfiles and tarballs only: a plugin from a tarball, and those of a folder's own", () => {
    expect([copying, installing]).toMatchObject([{ status: 0, stderr: "" }, { status: 0 }])
    expect(copied.sort()).toEqual([
      ".npmrc",
      "cloth-1.0.0.tgz",
      "extensions/loyalty/package-lock.json",
      "extensions/loyalty/package.json",
      "extensions/loyalty/points-1.0.0.tgz",
      "extensions/plain/package.json",
      "package-lock.json",
      "package.json",
      "plugins/bag/package.json",
    ])
    expect(fs.existsSync(path.join(shop, "node_modules/cloth/index.js"))).toBe(true)
    expect(fs.existsSync(path.join(shop, "extensions/loyalty/node_modules/points/index.js"))).toBe(true)
  })

  test("stay in it as far as a plugin needs them", () => {
    write(shop, "node_modules/compiler/package.json", { name: "compiler", version: "1.0.0" })
    write(shop, "extensions/loyalty/node_modules/compiler/package.json", { name: "compiler", version: "1.0.0" })
    expect(run("slim.mjs", shop)).toMatchObject({ status: 0, stderr: "" })
    const isThere = (file: string) => fs.existsSync(path.join(shop, file))
    expect(isThere("node_modules/cloth/index.js")).toBe(true)
    expect(isThere("extensions/loyalty/node_modules/points/index.js")).toBe(true)
    expect(isThere("node_modules/compiler")).toBe(false)
    expect(isThere("extensions/loyalty/node_modules/compiler")).toBe(false)
  })

  test("end the build with a sentence when a folder that needs some has no lockfile", () => {
    const bare = path.join(place, "bare")
    fs.cpSync(shop, bare, { recursive: true, filter: (file) => !file.endsWith("loyalty/package-lock.json") })
    const { status, stderr } = run("packages.mjs", bare)
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("extensions/loyalty needs packages and has no package-lock.json"),
    ])
  })
})

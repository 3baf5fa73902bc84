import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { compile } from "../../../launcher/compile.mjs"

/**
 * Packs a plugin's folder as its maker would publish it, and installs that with npm into `place`. Returns the folder of the
 * installed package: compiled, without its sources.
 */
export async function installPacked(folder: string, place: string): Promise<string> {
  const source = path.join(place, "source")
  fs.cpSync(folder, source, { recursive: true, filter: (file) => !file.includes(".medusa") })
  await compile(source)
  const npm = (args: string[], cwd: string) => execFileSync("npm", args, { cwd, encoding: "utf8" })
  const [{ filename, name }] = JSON.parse(npm(["pack", "--json"], source)) as [{ filename: string; name: string }]
  const home = path.join(place, "installed")
  fs.mkdirSync(home)
  fs.writeFileSync(path.join(home, "package.json"), `{ "private": true }`)
  // Its peers are the shop's own packages, which are in no registry.
  npm(["install", "--offline", "--legacy-peer-deps", "--no-audit", "--no-fund", path.join(source, filename)], home)
  return path.join(home, "node_modules", name)
}

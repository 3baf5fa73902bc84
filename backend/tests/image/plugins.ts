import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { compile } from "../../launcher/compile.mjs"
import { root } from "../rig/places"

const run = promisify(execFile)
const npm = async (cwd: string, ...args: string[]) => (await run("npm", args, { cwd })).stdout
const operator = path.join(root, "backend/tests/operator")
const copyOf = (name: string, folder: string) =>
  fs.cpSync(path.join(operator, name), folder, { recursive: true, filter: (file) => !file.includes(".medusa") })

/** The package that the folder plugin has besides the shop's, which have another version of it. */
export const ofTheFolder = { name: "ulid", version: "3.0.1" }
export const extraPlugins = "@acme/cloth,extensions/loyalty"

/** Takes both kinds of plugins into the clone, by the steps of extending.md: a packed one, and a folder with its own packages. */
export async function takeInPlugins(clone: string, place: string): Promise<void> {
  const cloth = path.join(place, "cloth")
  copyOf("cloth", cloth)
  await compile(cloth)
  const [{ filename }] = JSON.parse(await npm(cloth, "pack", "--json", "--pack-destination", clone)) as [
    { filename: string },
  ]
  await npm(clone, "install", `./${filename}`, "--package-lock-only")
  const loyalty = path.join(clone, "extensions/loyalty")
  copyOf("loyalty", loyalty)
  const { name, version } = ofTheFolder
  await npm(loyalty, "install", `${name}@${version}`, "--legacy-peer-deps", "--package-lock-only")
}

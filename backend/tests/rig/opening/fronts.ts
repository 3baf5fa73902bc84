import fs from "node:fs"
import path from "node:path"
import { build } from "../../../launcher/build.mjs"
import { isAlive } from "../../../launcher/machine/processes.mjs"
import { pluginsToSee } from "../operator"
import { root } from "../places"

const counter = ".cache/tests/back-office"

/**
 * Builds what has changed since the last build: the shop's pages, and the back office with the plugins of journeys.
 * Returns for each "built" or "unchanged".
 */
export async function buildFronts(): Promise<Record<"storefront" | "admin", string>> {
  const [storefront, admin] = await Promise.all([
    build("storefront"),
    build("admin", undefined, { extra: pluginsToSee, result: counter }),
  ])
  return { storefront, admin }
}

/**
 * A copy of the built pages and their server: a build in another terminal would replace the files during the run.
 * Inside the root, so that packages are found as usual.
 */
export function copyFronts(): string {
  // A killed run leaves its copy behind.
  for (const name of fs.readdirSync(path.join(root, ".cache/tests")))
    if (/^front-\d+$/.test(name) && !isAlive(Number(name.slice(6))))
      fs.rmSync(path.join(root, ".cache/tests", name), { recursive: true, force: true })
  const place = path.join(".cache/tests", `front-${process.pid}`)
  for (const part of ["storefront/server", "storefront/build", "storefront/package.json"])
    fs.cpSync(path.join(root, part), path.join(root, place, part), { recursive: true })
  fs.cpSync(path.join(root, counter), path.join(root, place, "admin/dist"), { recursive: true })
  const packages = path.join(root, "storefront/node_modules")
  if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(root, place, "storefront/node_modules"), "junction")
  return place
}

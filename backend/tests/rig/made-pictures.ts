import fs from "node:fs"
import path from "node:path"
import { fingerprint } from "../../launcher/fingerprint.mjs"
import { root } from "./places"

const cache = path.join(root, ".cache/tests")
const makers = ["open", "encode"].map((name) => `plugins/catalogue/src/modules/catalogue/pictures/${name}.ts`)
const shelf = () =>
  path.join(
    cache,
    `pictures-${process.getuid?.() ?? "any"}-${fingerprint(root, [...makers, "node_modules/sharp/package.json"])}`,
  )

/** The same file in two places where the disk can do that; it is never written to again, only replaced. */
function lay(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") fs.copyFileSync(from, to)
  }
}

const filesIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []

/**
 * Lays the smaller files of the seed's pictures, as earlier runs have made them, into a shop's data folder: making them takes
 * over a minute of processor time. They are named after their content, and the shop takes what lies there for done.
 */
export function layMadePictures(dataDir: string): void {
  const to = path.join(dataDir, "pictures")
  fs.mkdirSync(to, { recursive: true })
  for (const name of filesIn(shelf())) lay(path.join(shelf(), name), path.join(to, name))
}

/** Keeps what a run has made of the seed's own pictures; what tests have uploaded goes with the run. */
export function keepMadePictures(dataDir: string, seeded: string): void {
  const own = new Set(filesIn(path.join(seeded, "pictures/masters")))
  const made = filesIn(path.join(dataDir, "pictures")).filter(
    (name) => /\.(avif|webp|jpg)$/.test(name) && own.has(name.slice(0, 24)),
  )
  if (!made.length) return
  for (const name of fs.existsSync(cache) ? fs.readdirSync(cache) : [])
    if (name.startsWith("pictures-") && path.join(cache, name) !== shelf())
      fs.rmSync(path.join(cache, name), { recursive: true, force: true })
  fs.mkdirSync(shelf(), { recursive: true })
  for (const name of made) lay(path.join(dataDir, "pictures", name), path.join(shelf(), name))
}

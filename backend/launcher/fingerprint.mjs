import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

const ignored = new Set(["node_modules", "build", "dist", "test-results", "playwright-report"])

function* filesBelow(place, wanted) {
  const stat = fs.statSync(place, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) return void (yield place)
  for (const entry of fs.readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || ignored.has(entry.name)) continue
    const full = path.join(place, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full, wanted)
    else if (wanted(full)) yield full
  }
}

/**
 * One short hash over the names and contents of files. Missing paths count as empty.
 * @param {string} root names are taken relative to it, so that a moved checkout keeps its hash
 * @param {string[]} places files and folders, relative to the root or absolute
 */
export function fingerprint(root, places, wanted = () => true) {
  const hash = createHash("sha256")
  for (const place of places)
    for (const file of filesBelow(path.resolve(root, place), wanted))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(fs.readFileSync(file))
        .update("\0")
  return hash.digest("hex").slice(0, 32)
}

import fs from "node:fs"
import path from "node:path"
import { root } from "../../launcher/settings.mjs"
import { Trouble } from "../../launcher/trouble.mjs"

const KB = 1024
// Limits of what the back office loads first, and of what one more screen, or a part opened on it, adds.
const LIMITS = { first: 350 * KB, list: 60 * KB, screen: 110 * KB }
const built = path.join(root, "admin/dist")
const LISTS = [
  "order/list.tsx",
  "customer/list.tsx",
  "measurement/list.tsx",
  "catalogue/colourway/list.tsx",
  "catalogue/style-list.tsx",
  "catalogue/category-list.tsx",
  "inventory/list.tsx",
  "staff/list.tsx",
]

/**
 * The files that a chunk needs before it runs: itself and its static imports, scripts and styles, without those loaded
 * already.
 */
function closureOf(manifest, name, there = new Set()) {
  const files = new Set()
  const seen = new Set()
  const waiting = [name]
  while (waiting.length > 0) {
    const next = waiting.pop()
    const chunk = manifest[next]
    if (!chunk) throw new Trouble(`The built back office has no "${next}". Build it again: npm run build.`)
    if (seen.has(next)) continue
    seen.add(next)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (!there.has(file)) files.add(file)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}

/** Bytes as transferred; files too small to be worth it are not compressed. */
const bytesOf = (files) =>
  [...files].reduce((sum, file) => {
    const whole = path.join(built, file)
    return sum + fs.statSync(fs.existsSync(`${whole}.br`) ? `${whole}.br` : whole).size
  }, 0)

/** Prints what the back office loads first, and what each screen adds. Returns how many limits are broken. */
export function printBackOffice() {
  const manifest = JSON.parse(fs.readFileSync(path.join(built, ".vite/manifest.json"), "utf8"))
  const page = fs.readFileSync(path.join(built, "index.html"), "utf8")
  const first = new Set(
    Object.keys(manifest)
      .filter((name) => page.includes(manifest[name].file))
      .flatMap((name) => [...closureOf(manifest, name)]),
  )
  let broken = 0
  const line = (name, bytes, limit) => {
    if (bytes > limit) broken += 1
    const over = bytes > limit ? "  over" : ""
    console.log(`${name.padEnd(44)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${limit / KB} KB${over}`)
  }
  line("back office, first load", bytesOf(first), LIMITS.first)
  const screens = Object.keys(manifest)
    .filter((name) => name.startsWith("src/resources/") && manifest[name].isDynamicEntry)
    .map((name) => ({
      name: name.replace("src/resources/", ""),
      bytes: bytesOf(closureOf(manifest, name, first)),
    }))
    .sort((one, other) => other.bytes - one.bytes)
  for (const missing of LISTS.filter((list) => !screens.some(({ name }) => name === list)))
    throw new Trouble(`The built back office has no list "${missing}". Build it again: npm run build.`)
  for (const { name, bytes } of screens)
    line(`  and ${name}`, bytes, LISTS.includes(name) ? LIMITS.list : LIMITS.screen)
  return broken
}

import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { root } from "../rig/places"

/** The tree as it is now, without anything that git ignores: what a fresh clone of it would be. */
export function cloneTree(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const file of files.split("\n").filter((name) => name && fs.existsSync(path.join(root, name))))
    fs.cpSync(path.join(root, file), path.join(folder, file))
}

/**
 * `.env.example`, filled as the README says: the given variables in their lines. Every other variable beyond the first
 * part is there with an empty value, because that has to mean that it is not set.
 */
export function filledEnv(example: string, values: Record<string, string>): string {
  const left = new Set(Object.keys(values))
  let isFirstPart = true
  const lines = example.split("\n").map((line) => {
    if (line.startsWith("# --- what may be changed")) isFirstPart = false
    const [, name] = /^#?([A-Z][A-Z0-9_]*)=/.exec(line) ?? []
    if (!name) return line
    if (!left.delete(name)) return isFirstPart ? line : `${name}=`
    return `${name}=${values[name]}`
  })
  if (left.size) throw new Error(`.env.example does not have ${[...left].join(", ")}`)
  return lines.join("\n")
}

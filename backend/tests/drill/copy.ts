import fs from "node:fs"
import path from "node:path"
import { root } from "../rig/places"
import type { Edit } from "./change"

const notSource = new Set([".git", ".cache", ".data", ".medusa", "dist", "build", "test-results", "playwright-report"])

/** Links packages of ours to the copy, all others to the installed ones. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (/^\.(vite|cache)/.test(name)) continue
    if (name === "@silai") linkOurs(path.join(from, name), path.join(to, name))
    else fs.symlinkSync(path.join(from, name), path.join(to, name), "junction")
  }
}

function linkOurs(from: string, to: string): void {
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    const place = path.relative(root, fs.realpathSync(path.join(from, name)))
    fs.symlinkSync(path.join(to, "../..", place), path.join(to, name), "junction")
  }
}

function copyTree(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (notSource.has(entry.name)) continue
    const [here, there] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.name === "node_modules") linkPackages(here, there)
    else if (entry.isDirectory()) copyTree(here, there)
    else if (entry.isFile()) fs.copyFileSync(here, there)
  }
}

function apply(copy: string, edit: Edit): void {
  const file = path.join(copy, edit.file)
  if ("text" in edit) {
    if (fs.existsSync(file)) throw new Error(`${edit.file} is there already.`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    return fs.writeFileSync(file, edit.text)
  }
  const text = fs.readFileSync(file, "utf8")
  if (!text.includes(edit.find)) throw new Error(`${edit.file} does not say: ${edit.find}`)
  fs.writeFileSync(
    file,
    text.replace(edit.find, () => edit.replace),
  )
}

const copies = path.join(root, ".cache/drill")
const notes = path.join(copies, "types")
const notesIn = (copy: string) => path.join(copy, ".cache/types")
/**
 * Copies the compiler's incremental state of the copy before, whose files are nearly the same, so that it need not
 * check all of them again.
 */
export const layNotes = (copy: string) => fs.existsSync(notes) && fs.cpSync(notes, notesIn(copy), { recursive: true })
export const saveNotes = (copy: string) => fs.cpSync(notesIn(copy), notes, { recursive: true })

/**
 * A copy of the tree with these edits, under `.cache/drill`; recreated each time. An edit that finds nothing to change
 * throws.
 */
export function makeCopy(name: string, edits: readonly Edit[]): string {
  const copy = path.join(copies, name)
  fs.rmSync(copy, { recursive: true, force: true })
  copyTree(root, copy)
  for (const edit of edits) apply(copy, edit)
  return copy
}

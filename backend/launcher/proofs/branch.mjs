// Where the work of this branch began.
import { execFileSync } from "node:child_process"
import { root } from "../settings.mjs"

export const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim()
const tryGit = (...args) => {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  } catch {
    return ""
  }
}

/** Where this branch left the main one; on the main branch itself, the previous commit. */
export function baseOfBranch() {
  const main = ["origin/main", "main", "origin/master", "master"].find((one) => tryGit("rev-parse", "--verify", one))
  const base = main ? tryGit("merge-base", "HEAD", main) : ""
  return base && base !== git("rev-parse", "HEAD") ? base : git("rev-parse", "HEAD~1")
}

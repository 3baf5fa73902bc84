import fs from "node:fs"
import path from "node:path"
import { root } from "../settings.mjs"
import { isAlive } from "./processes.mjs"

/**
 * Runs `work` while no other process of this checkout holds the lock of that name, and returns its result. A lock whose
 * process is gone is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = path.join(root, ".cache", `${name}.lock`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" })
      break
    } catch {
      const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, "utf8") : 0)
      if (!holder || !isAlive(holder)) fs.rmSync(file, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

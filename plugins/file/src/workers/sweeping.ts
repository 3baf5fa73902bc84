import { uploadFolder } from "@silai/kit/upload"
import type { Worker } from "@silai/kit/worker"
import fs from "node:fs"
import path from "node:path"

const hour = 3_600_000

/** An upload takes minutes and deletes its folder itself; a folder older than an hour was left by a killed process. */
async function run(): Promise<void> {
  const folder = uploadFolder()
  for (const name of await fs.promises.readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const facts = await fs.promises.stat(place).catch(() => null)
    if (facts && Date.now() - facts.mtimeMs > hour) await fs.promises.rm(place, { recursive: true, force: true })
  }
}

export const worker: Worker = { name: "sweeping uploads", everyMs: hour, run }

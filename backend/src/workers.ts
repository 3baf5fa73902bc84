import fs from "node:fs"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { startWorker, type Worker } from "@silai/kit/worker"

/** Starts every plugin's workers: one per file in `src/workers/`. Returns the way to stop them, which waits for the run under way. */
export function startWorkers(container: MedusaContainer, root: string): () => Promise<void> {
  const folders = [
    path.join(root, "backend"),
    ...fs.readdirSync(path.join(root, "plugins")).map((name) => path.join(root, "plugins", name)),
  ]
    .map((home) => path.join(home, ".medusa/server/src/workers"))
    .filter((folder) => fs.existsSync(folder))
  const workers = folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => (require(path.join(folder, file)) as { worker: Worker }).worker),
  )
  const stops = workers.map((worker) => startWorker(worker, container))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { databaseFolder } from "../../launcher/postgres.mjs"
import { commandOf, isAlive } from "../../launcher/processes.mjs"

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..")
const prefix = "silai-tests-"

/** A port that nobody listens on, chosen by the system: several runs may go on side by side. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** A data folder of this run's own. Its name carries our process id, so that a later run can tell whether it is still needed. */
export function newDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  // PostgreSQL runs as another user when we are root, and must get in.
  fs.chmodSync(folder, 0o755)
  return folder
}

/** Stops the database of a folder, if one still runs there, and deletes the folder. */
export function dropDataDir(folder: string): void {
  const data = databaseFolder(folder)
  const note = path.join(data, "postmaster.pid")
  const pid = fs.existsSync(note) ? Number(fs.readFileSync(note, "utf8").split("\n")[0]) : 0
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes(data)) process.kill(pid, "SIGQUIT")
  for (const place of [data, folder]) fs.rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** A run that was killed leaves its database running. */
export function sweepAfterKilledRuns(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split("-")[0] : Number.NaN)
    if (pid > 0 && !isAlive(pid)) dropDataDir(path.join(os.tmpdir(), name))
  }
}

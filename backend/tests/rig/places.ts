import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { databaseFolder } from "../../launcher/database/postgres.mjs"
import { commandOf, isAlive } from "../../launcher/machine/processes.mjs"

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..")
const prefix = "silai-tests-"

const givenPorts = new Set<number>()

/** A free port, chosen by the system: several runs may work in parallel. This process gets each port once. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo
      const isNew = !givenPorts.has(port)
      givenPorts.add(port)
      probe.close(() => {
        if (isNew) resolve(port)
        else void freePort().then(resolve, reject)
      })
    })
  })
}

/**
 * A data folder of this run. Its name contains our process id, so that a later run can tell whether it is still needed.
 */
export function newDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  // PostgreSQL runs as another user when we are root, and must be able to pass through.
  fs.chmodSync(folder, 0o711)
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

/** A killed run leaves its database running. `ending` is the process of a run that is just being ended. */
export function sweepAfterKilledRuns(ending?: number): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split("-")[0] : Number.NaN)
    if (pid > 0 && (pid === ending || !isAlive(pid))) dropDataDir(path.join(os.tmpdir(), name))
  }
}

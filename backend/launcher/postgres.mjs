// Starts and stops the PostgreSQL that comes with the npm package. Only its binaries are used: the package's own class
// neither adopts a server that outlived a killed start nor checks the port.
import { execFile, execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { canEnter, postgresBinaries } from "./postgres-binaries.mjs"
import { commandOf, endProcesses } from "./processes.mjs"
import { Trouble } from "./trouble.mjs"

const isRoot = process.getuid?.() === 0

/** The unprivileged user that runs the server when we are root: PostgreSQL refuses uid 0. */
function serverUser() {
  for (const name of ["postgres", "nobody"]) {
    const found = spawnSync("id", ["-u", name], { encoding: "utf8" })
    if (found.status !== 0) continue
    return { name, uid: Number(found.stdout), gid: Number(execFileSync("id", ["-g", name], { encoding: "utf8" })) }
  }
  throw new Trouble(
    "PostgreSQL will not run as root, and there is no user `postgres` or `nobody` to run it as. Start as an ordinary user, or set DATABASE_URL.",
  )
}

/** Root's checkout often lies where that user cannot go: then the data lives in a folder of /var/lib named after it. */
function dataFolder(dataDir, user) {
  const own = path.join(path.resolve(dataDir), "postgres")
  if (!user) return own
  fs.mkdirSync(path.dirname(own), { recursive: true })
  const key = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 12)
  const elsewhere = path.join("/var/lib", `silai-${key}`)
  // A database stays where it was made, also when the rights of the folders around it change.
  if (fs.existsSync(elsewhere)) return elsewhere
  return canEnter(path.dirname(own), user) ? own : elsewhere
}

/** Where the database of a data folder lies; for what must delete it. */
export const databaseFolder = (dataDir) => dataFolder(dataDir, isRoot ? serverUser() : null)

export function portIsFree(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once("error", () => resolve(false))
    probe.once("listening", () => probe.close(() => resolve(true)))
    probe.listen(port, host)
  })
}

async function freePort(from) {
  for (let port = from; port < from + 200; port++) if (await portIsFree(port)) return port
  throw new Trouble(
    `No free port for PostgreSQL between ${from} and ${from + 200}. Free one, or start with POSTGRES_PORT set elsewhere.`,
  )
}

/** Ends a server that outlived a killed start, so that its folder can be deleted. */
export async function stopLeftover(dataDir) {
  const file = path.join(databaseFolder(dataDir), "postmaster.pid")
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : 0
  if (pid && /postgres/.test(commandOf(pid))) await endProcesses([pid], 3_000)
}

const major = "18"
const broken = (data, why) =>
  new Trouble(
    `The database in ${data} does not start. ${why} Put a backup in its place (see backend/docs/runbook.md), or begin the demo anew with npm start -- --reset.`,
  )
const lastLines = (file, count) =>
  fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n").slice(-count).join(" ") : "nothing"

/** Made beside its place and moved in when whole: a kill in between leaves no half database that looks like one. */
async function makeCluster(data, user, run, ephemeral) {
  const half = `${data}.new`
  fs.rmSync(half, { recursive: true, force: true })
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  if (user) fs.chownSync(half, user.uid, user.gid)
  await run("initdb", [
    "-D",
    half,
    "-U",
    "silai",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    ...(ephemeral ? ["--no-sync"] : []),
  ])
  fs.rmSync(data, { recursive: true, force: true })
  fs.renameSync(half, data)
}

/**
 * Starts (or adopts) the server whose data lies in `dataDir`.
 * `ephemeral` trades safety for speed, for tests: a crash of the machine may lose data.
 * @returns {Promise<{url(database: string): string, isUp(): boolean, again(): Promise<void>, stop(): void, port: number, data: string, fresh: boolean}>}
 */
export async function startPostgres({ dataDir, port: wantedPort = 54329, ephemeral = false }) {
  const user = isRoot ? serverUser() : null
  const native = postgresBinaries(user)
  const data = dataFolder(dataDir, user)
  const bin = (name) => path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
  const asServer = {
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    cwd: os.tmpdir(),
    env: { ...process.env, LC_ALL: "C" },
    windowsHide: true,
  }
  const run = (name, args) =>
    new Promise((resolve, reject) => {
      execFile(bin(name), args, asServer, (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        reject(
          new Trouble(`${name} failed: ${(stderr || stdout || error.message).trim().split("\n").slice(-4).join(" ")}`),
        )
      })
    })
  const fresh = !fs.existsSync(data) || fs.readdirSync(data).length === 0
  if (fresh) await makeCluster(data, user, run, ephemeral)
  const held =
    fs.statSync(path.join(data, "PG_VERSION"), { throwIfNoEntry: false }) &&
    fs.readFileSync(path.join(data, "PG_VERSION"), "utf8").trim()
  if (!held) throw broken(data, "It holds something, but not a PostgreSQL database.")
  if (held !== major) throw broken(data, `It was made by PostgreSQL ${held}; this is PostgreSQL ${major}.`)

  const isUp = () => spawnSync(bin("pg_ctl"), ["status", "-D", data], asServer).status === 0
  const start = async (port) => {
    fs.rmSync(path.join(data, "postmaster.pid"), { force: true })
    const settings = [
      `-p ${port}`,
      "-c listen_addresses=127.0.0.1",
      "-c unix_socket_directories=''",
      "-c max_connections=200",
      "-c shared_buffers=256MB",
      "-c jit=off",
      "-c timezone=UTC",
      "-c log_min_messages=error",
      ...(ephemeral
        ? [
            "-c fsync=off",
            "-c synchronous_commit=off",
            "-c full_page_writes=off",
            "-c wal_level=minimal",
            "-c max_wal_senders=0",
          ]
        : []),
    ]
    const serverLog = path.join(data, "server.log")
    await run("pg_ctl", ["start", "-w", "-t", "60", "-D", data, "-l", serverLog, "-o", settings.join(" ")]).catch(
      () => {
        throw broken(data, `PostgreSQL says: ${lastLines(serverLog, 3)}`)
      },
    )
  }
  let port
  // A server that outlived a killed start is used as it is: its data is sound, and starting a second one on it is not.
  if (isUp()) port = Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[3])
  else await start((port = await freePort(wantedPort)))
  return {
    data,
    fresh,
    port,
    isUp,
    url: (database) => `postgres://silai@127.0.0.1:${port}/${database}`,
    /** Starts the server again, on the same port, after it died. */
    again: () => start(port),
    stop: () => void spawnSync(bin("pg_ctl"), ["stop", "-w", "-m", "fast", "-t", "6", "-D", data], asServer),
  }
}

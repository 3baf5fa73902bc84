// Starts and stops the PostgreSQL of the npm package. Only its binaries are used: the package's own class neither
// adopts a server that survived a killed start nor checks the port.
import { execFile, execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import pg from "pg"
import { canEnter, postgresBinaries } from "./postgres-binaries.mjs"
import { commandOf, endProcesses } from "../machine/processes.mjs"
import { demoSecrets } from "../secrets.mjs"
import { Trouble } from "../trouble.mjs"

const isRoot = process.getuid?.() === 0

/** The unprivileged user that runs the server when we are root: PostgreSQL refuses uid 0. */
function serverUser() {
  for (const name of ["postgres", "nobody"]) {
    const found = spawnSync("id", ["-u", name], { encoding: "utf8" })
    if (found.status !== 0) continue
    return { name, uid: Number(found.stdout), gid: Number(execFileSync("id", ["-g", name], { encoding: "utf8" })) }
  }
  throw new Trouble(
    "PostgreSQL will not run as root, and this system has no unprivileged user to run it as, such as `postgres`. Start as an ordinary user, or set DATABASE_URL.",
  )
}

/** The server's user often cannot enter root's checkout: then the data is in a folder of /var/lib named after it. */
function dataFolder(dataDir, user) {
  const own = path.join(path.resolve(dataDir), "postgres")
  if (!user) return own
  fs.mkdirSync(path.dirname(own), { recursive: true })
  const key = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 12)
  const elsewhere = path.join("/var/lib", `silai-${key}`)
  // A database stays where it was created, also when the permissions of the folders around it change.
  if (fs.existsSync(elsewhere)) return elsewhere
  return canEnter(path.dirname(own), user) ? own : elsewhere
}

/** The database folder of a data folder; for code that must delete it. */
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

/** Ends a server that survived a killed start, so that its folder can be deleted. */
export async function stopLeftover(dataDir) {
  const file = path.join(databaseFolder(dataDir), "postmaster.pid")
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : 0
  if (pid && /postgres/.test(commandOf(pid))) await endProcesses([pid], 3_000)
}

const major = "18"
const broken = (data, why) =>
  new Trouble(
    `The database in ${data} does not start. ${why} Nothing in it was changed. Fix what PostgreSQL names, or restore a backup (see backend/docs/runbook.md). Only if its data is no longer needed: npm start -- --reset.`,
  )
const lastLines = (text, count) => text.trim().split("\n").slice(-count).join(" ") || "nothing"

export class PortTaken extends Trouble {
  constructor() {
    super(
      "PostgreSQL finds no port: another program takes each one first. Start again, or with POSTGRES_PORT set elsewhere.",
    )
  }
}

/**
 * Starts something on the first free port from `from` on; returns that port. A free port may be taken a moment later, by another
 * shop that starts at the same time: `start` then throws PortTaken, and the next one is tried.
 */
export async function onFreePort(from, start) {
  for (let tries = 1; ; tries++) {
    const free = await freePort(from)
    try {
      await start(free)
      return free
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === 20) throw error
      from = free + 1
    }
  }
}

/** Created next to its place and moved there when whole: a kill in between leaves no half database that looks whole. */
async function makeCluster({ data, user, run, ephemeral, password }) {
  const half = `${data}.new`
  fs.rmSync(half, { recursive: true, force: true })
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  // On the command line it would be visible in the process list. initdb needs its folder empty.
  const passwordFile = `${half}.password`
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const place of [half, passwordFile]) fs.chownSync(place, user.uid, user.gid)
  await run("initdb", [
    "-D",
    half,
    "-U",
    "silai",
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    ...(ephemeral ? ["--no-sync"] : []),
  ]).finally(() => fs.rmSync(passwordFile))
  fs.rmSync(data, { recursive: true, force: true })
  fs.renameSync(half, data)
}

const rules = "pg_hba.conf"

/** Whether the server accepts every user of this machine without a password, as the first demos did. */
const needsNoPassword = (data) => /^[^#]*\btrust\s*$/m.test(fs.readFileSync(path.join(data, rules), "utf8"))

/**
 * Sets the password of the stopped database to the one in this data folder's secrets, and requires it from now on. Only
 * a user who may write in its folder can do this.
 */
function setPassword({ data, bin, asServer, password }) {
  const { status, stderr } = spawnSync(bin("postgres"), ["--single", "-D", data, "postgres"], {
    ...asServer,
    input: `alter role silai with password '${password}'\n`,
    encoding: "utf8",
  })
  if (status !== 0) throw broken(data, `Its password could not be set: ${stderr.trim().split("\n").at(-1)}`)
  const file = path.join(data, rules)
  const text = fs.readFileSync(file, "utf8")
  // Written in place: the file keeps its owner.
  fs.writeFileSync(file, text.replace(/^([^#\n]*)\btrust[ \t]*$/gm, "$1scram-sha-256"))
}

/** Whether the running server accepts this password. */
async function letsIn(port, password) {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "silai", password, database: "postgres" })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (error.code === "28P01") return false
    throw error
  }
}

/**
 * Starts (or adopts) the server whose data is in `dataDir`. `ephemeral` trades safety for speed, for tests: a crash of
 * the machine may lose data.
 * @returns {Promise<{url(database: string): string, isUp(): boolean, again(): Promise<void>, stop(): void, port:
 * number, data: string, fresh: boolean}>}
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
  const password = demoSecrets(dataDir).DATABASE_PASSWORD
  const fresh = !fs.existsSync(data) || fs.readdirSync(data).length === 0
  if (fresh) await makeCluster({ data, user, run, ephemeral, password })
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
    const before = fs.statSync(serverLog, { throwIfNoEntry: false })?.size ?? 0
    await run("pg_ctl", ["start", "-w", "-t", "60", "-D", data, "-l", serverLog, "-o", settings.join(" ")]).catch(
      () => {
        const logged = fs.existsSync(serverLog) ? fs.readFileSync(serverLog, "utf8").slice(before) : ""
        if (/could not bind/.test(logged)) throw new PortTaken()
        throw broken(data, `PostgreSQL says: ${lastLines(logged, 3)}`)
      },
    )
  }
  const stop = () => void spawnSync(bin("pg_ctl"), ["stop", "-w", "-m", "fast", "-t", "6", "-D", data], asServer)
  let port
  // A server that survived a killed start is used as it is: its data is sound, and a second server on it would corrupt
  // it.
  if (isUp() && !needsNoPassword(data))
    port = Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[3])
  else {
    if (isUp()) stop()
    // A database from before it required a password.
    if (needsNoPassword(data)) setPassword({ data, bin, asServer, password })
    port = await onFreePort(wantedPort, start)
  }
  // The secrets were lost or replaced: the owner of the folder owns the database, so it gets the current password.
  if (!(await letsIn(port, password))) {
    stop()
    setPassword({ data, bin, asServer, password })
    await start(port)
  }
  return {
    data,
    fresh,
    port,
    isUp,
    url: (database) => `postgres://silai:${password}@127.0.0.1:${port}/${database}`,
    /** Restarts the server, on the same port, after it died. */
    again: () => start(port),
    stop,
  }
}

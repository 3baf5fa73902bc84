import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import net, { type AddressInfo } from "node:net"
import path from "node:path"
import { Redis } from "ioredis"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { build } from "../../launcher/build.mjs"
import { compile } from "../../launcher/compile.mjs"
import { type Postgres, startPostgres } from "../../launcher/database/postgres.mjs"
import { eventually } from "../rig/eventually"
import { type Bucket, openBucket } from "../rig/opening/bucket"
import { linesOf, startChild } from "../rig/opening/child"
import { shopEnvironment } from "../rig/opening/environment"
import { onOneConnection } from "../rig/opening/one-connection"
import { seededShop, seedInto } from "../rig/opening/seeded"
import { dropDataDir, freePort, newDataDir } from "../rig/places"
import { openShop } from "../rig/shop"

// Each process of the shop is started while one service is away, refuses, says nothing, is full, or has another password.
let folder: string
let postgres: Postgres
let bucket: Bucket
const doors: net.Server[] = []
const lines = new Set<net.Socket>()

beforeAll(async () => {
  await Promise.all([compile(), build("storefront")])
  folder = newDataDir()
  seedInto(folder, await seededShop())
  postgres = await startPostgres({ dataDir: folder, port: await freePort(), ephemeral: true })
  await onOneConnection(postgres.url("silai"), (client) =>
    client.query(`create role full_house login password 'x' connection limit 0`),
  )
  bucket = await openBucket()
}, 600_000)
afterAll(async () => {
  for (const line of lines) line.destroy()
  for (const door of doors) door.close()
  await bucket?.close()
  postgres?.stop()
  if (folder) dropDataDir(folder)
})

/** A server that does this with each connection. */
async function door(opened: (line: net.Socket) => void): Promise<number> {
  const server = net.createServer((line) => {
    lines.add(line)
    opened(line.on("error", () => undefined))
  })
  doors.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}
const silent = () => door(() => undefined)
const closing = () => door((line) => line.destroy())
const replying = (reply: string) => door((line) => line.on("data", () => line.write(`${reply}\r\n`)))
const greeting = (reply: string) => door((line) => line.end(`${reply}\r\n`))

const processes = {
  prepare: { file: "backend/.medusa/server/src/prepare.js", env: {} },
  server: { file: "backend/.medusa/server/src/boot.js", env: { MEDUSA_WORKER_MODE: "server" } },
  worker: { file: "backend/.medusa/server/src/boot.js", env: { MEDUSA_WORKER_MODE: "worker" } },
  storefront: { file: "storefront/server/start.mjs", env: {} },
}
const secret = "thread-k3HsW0vYf6mR2nQx8uBt5LpZ"

type Line = { level: string; event: string; service?: string; place?: string; cause?: string }

/** How a process that cannot start ends: its code, and all that it says. */
async function endOf(name: keyof typeof processes, env: Record<string, string>) {
  const { file, env: own } = processes[name]
  const log = path.join(folder, `${name}-${await freePort()}.log`)
  const shop = shopEnvironment({
    dataDir: folder,
    databaseUrl: postgres.url("silai"),
    apiPort: await freePort(),
    standInPort: 1,
    smtpPort: 1,
  })
  const child = startChild({ file, log, env: { ...shop.prepare, ...own, START_WAIT_SECONDS: "1", ...env } })
  const code = await child.ended
  const logLines = fs.readFileSync(log, "utf8").split("\n").filter(Boolean)
  const all = logLines.map((line) => JSON.parse(line) as Line)
  const last = all.filter(({ level }) => level === "error")
  expect({ name, code, last }).toEqual({ name, code: 1, last: [expect.objectContaining({ event: "cannot start" })] })
  expect(logLines.join("\n")).not.toContain(secret)
  return `${last[0]!.service} at ${last[0]!.place}: ${last[0]!.cause}`
}

const postgresAt = (port: number | string) => ({ DATABASE_URL: `postgres://silai:${secret}@127.0.0.1:${port}/silai` })
const redisAt = (port: number) => ({ REDIS_URL: `redis://:${secret}@127.0.0.1:${port}` })
const bucketAt = (port: number) => ({ ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${port}` })

describe("a process of the backend that starts", () => {
  const cases: [string, () => Promise<Record<string, string>>, RegExp][] = [
    [
      "no PostgreSQL",
      async () => postgresAt(await freePort()),
      /^PostgreSQL at 127\.0\.0\.1:\d+\/silai: nothing accepts/,
    ],
    ["a PostgreSQL that refuses", async () => postgresAt(await closing()), /^PostgreSQL at .*: it closes the conn/],
    ["a PostgreSQL that says nothing", async () => postgresAt(await silent()), /^PostgreSQL at .*: no answer within 5/],
    [
      "another password of PostgreSQL",
      async () => postgresAt(new URL(postgres.url("silai")).port),
      /^PostgreSQL at .*: it refuses the user or the password/,
    ],
    [
      "a PostgreSQL without a free connection",
      async () => ({ DATABASE_URL: postgres.url("silai").replace(/\/\/[^@]+@/, "//full_house:x@") }),
      /^PostgreSQL at .*: it is full \(too many connections/,
    ],
    ["no Redis", async () => redisAt(await freePort()), /^Redis at redis:\/\/127\.0\.0\.1:\d+: nothing accepts/],
    ["a Redis that refuses", async () => redisAt(await closing()), /^Redis at .*: it closes the connection/],
    ["a Redis that says nothing", async () => redisAt(await silent()), /^Redis at .*: no answer within 5/],
    [
      "a Redis in protected mode",
      async () => redisAt(await greeting("-DENIED Redis is running in protected mode")),
      /^Redis at .*: it is in protected mode/,
    ],
    [
      "another password of Redis",
      async () => redisAt(await replying("-WRONGPASS invalid username-password pair")),
      /^Redis at .*: it refuses the user or the password/,
    ],
    [
      "a Redis that is full",
      async () => redisAt(await replying("-OOM command not allowed when used memory > 'maxmemory'.")),
      /^Redis at .*: it is full/,
    ],
    ["no S3", async () => bucketAt(await freePort()), /^S3 at 127\.0\.0\.1:\d+\/silai-pictures: nothing accepts/],
    ["an S3 that refuses", async () => bucketAt(await closing()), /^S3 at .*: it closes the connection/],
    ["an S3 that says nothing", async () => bucketAt(await silent()), /^S3 at .*: no answer within 5/],
    [
      "other keys of S3",
      async () => ({ ...bucket.env, S3_ACCESS_KEY_ID: "AKIAOTHER", S3_SECRET_ACCESS_KEY: secret }),
      /^S3 at .*: it refuses the keys/,
    ],
    [
      "an S3 that is full",
      async () => bucketAt(await replying("HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\n")),
      /^S3 at .*: it is full/,
    ],
  ]
  it.each(cases)("reports %s in one line, and ends with 1", async (_, env, line) => {
    const given = await env()
    for (const output of await Promise.all(
      (["prepare", "server", "worker"] as const).map((name) => endOf(name, given)),
    ))
      expect(output).toMatch(line)
  })
})

describe("the storefront that starts", () => {
  const cases: [string, () => Promise<number>, RegExp][] = [
    ["no backend", freePort, /^the backend at 127\.0\.0\.1:\d+: nothing accepts/],
    ["a backend that refuses", closing, /: it closes the connection/],
    ["a backend that says nothing", silent, /: no answer within 5/],
    ["a backend that fails", () => replying("HTTP/1.1 503 Away\r\ncontent-length: 0\r\n"), /: it answers 503/],
  ]
  it.each(cases)("reports %s in one line, and ends with 1", async (_, port, line) => {
    const env = { API_URL: `http://127.0.0.1:${await port()}`, PORT: String(await freePort()) }
    expect(await endOf("storefront", env)).toMatch(line)
  })
})

function hasRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}
const isHere = hasRedis()
if (!isHere) process.stdout.write("  redis-server is not on this machine: nothing is proven here about its TLS\n")

describe.runIf(isHere)("a shop whose Redis has a password and speaks TLS only", () => {
  let redis: ChildProcess
  afterAll(() => void redis?.kill("SIGKILL"))

  it("opens with the certificate's CA, works through it, and refuses another server in one line", async () => {
    const here = (name: string) => path.join(folder, name)
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    const files = ["-keyout", here("redis.key"), "-out", here("redis.crt")]
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
      stdio: "ignore",
    })
    const port = await freePort()
    const tls = ["--tls-cert-file", here("redis.crt"), "--tls-key-file", here("redis.key"), "--tls-auth-clients", "no"]
    const ports = ["--port", "0", "--tls-port", String(port), "--tls-ca-cert-file", here("redis.crt")]
    const quiet = ["--save", "", "--dir", folder, "--requirepass", secret]
    redis = spawn("redis-server", [...ports, ...tls, ...quiet], { stdio: "ignore" })
    const url = `rediss://:${secret}@localhost:${port}`
    const client = new Redis(url, { tls: { ca: fs.readFileSync(here("redis.crt")) }, lazyConnect: true })
    client.on("error", () => undefined)
    await eventually("Redis answers", () => client.ping().catch(() => false))

    const stranger = await endOf("server", { REDIS_URL: url })
    expect(stranger).toMatch(/^Redis at rediss:\/\/localhost:\d+: it does not prove its identity .*NODE_EXTRA_CA_CERTS/)
    expect(await endOf("server", { REDIS_URL: url.replace("rediss", "redis") })).toMatch(/: it closes the connection/)

    const shop = await openShop({ REDIS_URL: url, NODE_EXTRA_CA_CERTS: here("redis.crt") })
    try {
      expect((await client.keys("bull:*")).length).toBeGreaterThan(0)
      expect(linesOf(shop.facts.log, "engine")).toEqual([])
    } finally {
      client.disconnect()
      await shop.close()
    }
  }, 300_000)
})

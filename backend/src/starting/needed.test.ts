import http from "node:http"
import net, { type AddressInfo } from "node:net"
import { readEnvironment, type Env } from "@silai/kit/env"
import { afterEach, describe, expect, it } from "vitest"
import { bucketOf } from "./bucket"
import { faultOf, type Needed, untilAllUsable, Unusable } from "./needed"
import { postgresOf } from "./postgres"
import { redisOf } from "./redis"

const doors: net.Server[] = []
const lines = new Set<net.Socket>()
afterEach(async () => {
  for (const line of lines) line.destroy()
  lines.clear()
  for (const door of doors.splice(0)) await new Promise((resolve) => door.close(resolve))
})
async function listen(door: net.Server): Promise<number> {
  doors.push(door)
  door.on("connection", (line: net.Socket) => lines.add(line))
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve))
  return (door.address() as AddressInfo).port
}
/** A server that answers each first word of a client with this, or closes the connection. */
const answering = (reply: string | null) =>
  listen(
    net.createServer((line) => {
      line.on("error", () => undefined)
      if (reply === null) return void line.destroy()
      if (reply.startsWith("-DENIED")) return void line.end(reply)
      line.on("data", () => line.write(reply))
    }),
  )
/** A port at which nothing listens. */
async function deadPort(): Promise<number> {
  const port = await listen(net.createServer())
  await new Promise((resolve) => doors.pop()!.close(resolve))
  return port
}
const storage = (status: number, code: string) =>
  listen(
    http.createServer((req, res) => {
      req.resume()
      res.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
    }),
  )

/** Why a service cannot be used, without any wait; with the place that the line names. */
async function whyNot(needed: Needed): Promise<string> {
  const fault = await untilAllUsable([needed], 0).then(
    () => null,
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(Unusable)
  return (fault as Unusable).message
}

const secret = "thread-k3HsW0vYf6mR2nQx8uBt5LpZ"
const postgresAt = (port: number) => postgresOf({ DATABASE_URL: `postgres://silai:${secret}@127.0.0.1:${port}/silai` })
const redisAt = (port: number) => redisOf(`redis://shop:${secret}@127.0.0.1:${port}`)
const good = {
  DATABASE_URL: "postgres://silai:x@db.internal:5432/silai",
  PUBLIC_URL: "https://shop.example",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  OTP_PEPPER: secret,
  SMTP_URL: "smtp://mail.example:587",
  S3_BUCKET: "pictures",
  S3_ACCESS_KEY_ID: "AKIA",
  S3_SECRET_ACCESS_KEY: secret,
  S3_FORCE_PATH_STYLE: "on",
}
const bucketAt = (port: number) =>
  bucketOf(readEnvironment({ ...good, S3_ENDPOINT: `http://127.0.0.1:${port}` }) satisfies Env)

describe("a start without one of its services", () => {
  it("names each missing service with its place, without a secret, when nothing listens or the connection is closed", async () => {
    const dead = await deadPort()
    const closing = await answering(null)
    for (const [at, service, place] of [
      [postgresAt, "PostgreSQL", (port: number) => `127.0.0.1:${port}/silai`],
      [redisAt, "Redis", (port: number) => `redis://127.0.0.1:${port}`],
      [bucketAt, "S3", (port: number) => `127.0.0.1:${port}/pictures`],
    ] as const) {
      expect(await whyNot(at(dead))).toBe(
        `${service} at ${place(dead)}: nothing accepts connections there (ECONNREFUSED)`,
      )
      expect(await whyNot(at(closing))).toContain(
        `${service} at ${place(closing)}: it closes the connection without an answer`,
      )
    }
  })

  it.each([
    ["-DENIED Redis is running in protected mode because no password is set.\r\n", "protected mode"],
    ["-NOAUTH Authentication required.\r\n", "asks for a password"],
    ["-WRONGPASS invalid username-password pair or user is disabled.\r\n", "refuses the user or the password"],
    ["-OOM command not allowed when used memory > 'maxmemory'.\r\n", "is full"],
    ["-MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist.\r\n", "its disk"],
    ["-ERR max number of clients reached\r\n", "no connection left"],
  ])("reads what Redis answers: %s", async (reply, words) => {
    expect(await whyNot(redisAt(await answering(reply)))).toContain(words)
  })

  it.each([
    [403, "InvalidAccessKeyId", "refuses the keys (InvalidAccessKeyId)"],
    [403, "AccessDenied", "may not write"],
    [404, "NoSuchBucket", "does not have this bucket"],
    [507, "XMinioStorageFull", "is full"],
    [503, "SlowDown", "overloaded"],
  ])("reads what a storage answers: %i %s", async (status, code, words) => {
    expect(await whyNot(bucketAt(await storage(status, code)))).toContain(words)
  })

  it.each([
    [{ severity: "FATAL", code: "28P01", message: "password authentication failed" }, "refuses the user", false],
    [{ severity: "FATAL", code: "3D000", message: `database "silai" does not exist` }, "not have this database", false],
    [{ severity: "FATAL", code: "53300", message: "sorry, too many clients already" }, "is full", true],
    [{ severity: "ERROR", code: "53100", message: "could not extend file" }, "disk is full", true],
    [{ severity: "FATAL", code: "57P03", message: "the database system is starting up" }, "starting", true],
    [{ severity: "ERROR", code: "25006", message: "cannot execute in a read-only transaction" }, "no writes", true],
  ])("reads what PostgreSQL answers: %o", (error, words, mayPass) => {
    expect(postgresAt(1).read(error)).toEqual({ cause: expect.stringContaining(words), mayPass })
  })

  it("finds the service behind a later error, and leaves a bug of ours unchanged", () => {
    const all = [postgresAt(5432), redisAt(6379)]
    const full = { severity: "ERROR", code: "53100", message: "could not extend file" }
    expect(faultOf(new Error("migration failed", { cause: full }), all)?.facts.service).toBe("PostgreSQL")
    expect(faultOf({ severity: "ERROR", code: "42601", message: "syntax error" }, all)).toBeNull()
    expect(faultOf(new TypeError("x is not a function"), all)).toBeNull()
    const refused = (port: number) => Object.assign(new Error("connect"), { code: "ECONNREFUSED", port })
    expect(faultOf(refused(6379), all)?.facts.service).toBe("Redis")
    expect(faultOf(refused(587), all)).toBeNull()
  })

  it("waits for temporary errors, ends at once where waiting is useless, and gives up in time", async () => {
    let uses = 0
    const slow = (mayPass: boolean, until: number): Needed => ({
      service: "Redis",
      place: "here",
      port: 6379,
      use: async () => void (++uses >= until || (await Promise.reject(new Error("not yet")))),
      read: () => ({ cause: "not yet", mayPass }),
    })
    await untilAllUsable([slow(true, 3)], 60_000)
    expect(uses).toBe(3)
    uses = 0
    await expect(untilAllUsable([slow(false, 3)], 60_000)).rejects.toThrow("Redis at here: not yet")
    expect(uses).toBe(1)
    await expect(untilAllUsable([slow(true, Infinity)], 300)).rejects.toThrow("Redis at here: not yet")
  })
})

import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { databaseFolder, onFreePort, PortTaken, startPostgres } from "./postgres.mjs"

const folders = ["one", "other"].map((name) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `silai-postgres-${name}-`))
  fs.chmodSync(folder, 0o755)
  return folder
})
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
const servers: { stop(): void }[] = []
afterAll(() => {
  for (const server of servers) server.stop()
  for (const folder of folders)
    for (const place of [databaseFolder(folder), folder]) fs.rmSync(place, { recursive: true, force: true })
})

test("finds two ports for the databases of two shops that start at once", async () => {
  const port = await freePort()
  const both = await Promise.all(folders.map((dataDir) => startPostgres({ dataDir, port, ephemeral: true })))
  servers.push(...both)
  expect(new Set(both.map((server) => server.port)).size).toBe(2)
}, 120_000)

test("leaves a port that another shop takes at the last moment, and tries the next one", async () => {
  const wanted = await freePort()
  const doors: net.Server[] = []
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      const door = net.createServer().once("error", () => reject(new PortTaken()))
      doors.push(door.listen(port, "127.0.0.1", resolve))
    })
  const got = await onFreePort(wanted, async (free: number) => {
    // Between the look at the port and the taking of it.
    if (!doors.length) await listen(free)
    await listen(free)
  })
  expect(got).toBeGreaterThan(wanted)
  expect(doors.length).toBeGreaterThan(2)
  await expect(onFreePort(wanted, () => Promise.reject(new Error("the disk is full")))).rejects.toThrow(
    "the disk is full",
  )
  for (const door of doors) door.close()
})

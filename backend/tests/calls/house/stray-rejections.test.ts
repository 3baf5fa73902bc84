import fs from "node:fs"
import net, { type AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { build } from "../../../launcher/build.mjs"
import { eventually } from "../../rig/eventually"
import { type Child, linesOf, startChild } from "../../rig/opening/child"
import { shopEnvironment } from "../../rig/opening/environment"
import { dropDataDir, freePort, newDataDir, root } from "../../rig/places"
import { openShop } from "../../rig/shop"

const folder = newDataDir()
afterAll(() => dropDataDir(folder))

const preload = { NODE_OPTIONS: `--require ${path.join(root, "backend/tests/rig/opening/stray-rejection.cjs")}` }
const leaveOne = (child: Child) => child.process.kill("SIGUSR2")
const strays = (log: string) => linesOf(log, "unhandled rejection")

/** Starts a process that waits for a service which accepts its connection and says nothing. */
async function waiting(file: string, env: (port: number) => Promise<Record<string, string>>) {
  const lines: net.Socket[] = []
  const silent = net.createServer((line) => void lines.push(line.on("error", () => undefined)))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const log = path.join(folder, `${path.basename(file)}.log`)
  const given = { ...(await env((silent.address() as AddressInfo).port)), ...preload, START_WAIT_SECONDS: "60" }
  const child = startChild({ file, env: given, log })
  await eventually("it waits for its service", async () => lines.length > 0, 60_000)
  const close = () => {
    for (const line of lines) line.destroy()
    silent.close()
  }
  return { child, log, close }
}

describe("a rejection that no one handles", () => {
  it("is logged by the backend, which goes on, and fails the run of the tests", async () => {
    const shop = await openShop(preload)
    leaveOne(shop.backend())
    await eventually("it is logged", async () => strays(shop.facts.log).length > 0)
    expect((await fetch(`${shop.facts.api}/health`)).status).toBe(200)
    const before = process.exitCode
    await expect(shop.close()).rejects.toThrow(/No one has handled rejections of the backend:\n.*left on purpose/)
    expect(process.exitCode).toBe(1)
    process.exitCode = before
  }, 180_000)

  it("is logged by the first step of a deployment, which ends with 1", async () => {
    const { child, log, close } = await waiting("backend/.medusa/server/src/prepare.js", async (port) => {
      const databaseUrl = `postgres://silai:x@127.0.0.1:${port}/silai`
      return shopEnvironment({ dataDir: folder, databaseUrl, apiPort: 1, standInPort: 1, smtpPort: 1 }).prepare
    })
    leaveOne(child)
    expect(await child.ended).toBe(1)
    close()
    expect(strays(log)).toEqual([expect.stringContaining("left on purpose")])
  }, 120_000)

  it("is logged by the storefront, which ends with 1, so that it is started again", async () => {
    await build("storefront")
    const { child, log, close } = await waiting("storefront/server/start.mjs", async (port) => ({
      API_URL: `http://127.0.0.1:${port}`,
      PORT: String(await freePort()),
      PUBLIC_URL: "http://localhost:8000",
    }))
    leaveOne(child)
    expect(await child.ended).toBe(1)
    close()
    expect(strays(log)).toEqual([expect.stringContaining("left on purpose")])
    expect(fs.readFileSync(log, "utf8")).toMatch(/"level":"error"/)
  }, 300_000)
})

import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { emptyDataFolder, takeDataFolder } from "./data-folder.mjs"
import { fingerprint } from "../fingerprint.mjs"
import { openLog } from "../log-file.mjs"
import { demoSecrets } from "../secrets.mjs"

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-launcher-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}
// Above any process id of a real system.
const unusedPid = 2 ** 22 + 1

it("takes over the folder of a start that was killed", async () => {
  const dataDir = newFolder()
  fs.writeFileSync(
    path.join(dataDir, "launcher.lock"),
    JSON.stringify({ pid: unusedPid, children: [{ name: "backend", pid: unusedPid, sign: "boot.js" }] }),
  )
  const folder = await takeDataFolder(dataDir)
  expect(JSON.parse(fs.readFileSync(path.join(dataDir, "launcher.lock"), "utf8")).pid).toBe(process.pid)
  folder.release()
  expect(fs.existsSync(path.join(dataDir, "launcher.lock"))).toBe(false)
})

it("takes over a folder whose lock was written half", async () => {
  const dataDir = newFolder()
  fs.writeFileSync(path.join(dataDir, "launcher.lock"), `{"pid":`)
  await expect(takeDataFolder(dataDir)).resolves.toBeDefined()
})

it("empties its own folder, and in a foreign one only the shop's files", () => {
  const foreign = newFolder()
  for (const name of ["holiday.txt", "secrets.json"]) fs.writeFileSync(path.join(foreign, name), "")
  emptyDataFolder(foreign)
  expect(fs.readdirSync(foreign).toSorted()).toEqual(["holiday.txt", "logs"])
})

it("makes secrets that production refuses, different in each folder and the same at each start", () => {
  const [here, there] = [newFolder(), newFolder()]
  const secrets = demoSecrets(here)
  expect(demoSecrets(here)).toEqual(secrets)
  expect(demoSecrets(there).COOKIE_SECRET).not.toBe(secrets.COOKIE_SECRET)
  for (const name of ["JWT_SECRET", "COOKIE_SECRET", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const)
    expect(secrets[name]).toMatch(/^demo-.{32,}/)
})

it.runIf(process.platform !== "win32")("keeps the secrets from other users of the machine", () => {
  const dataDir = newFolder()
  demoSecrets(dataDir)
  expect(fs.statSync(path.join(dataDir, "secrets.json")).mode & 0o077).toBe(0)
})

it.runIf(process.platform !== "win32")(
  "keeps the folder from other users of the machine, also an older one",
  async () => {
    const dataDir = path.join(newFolder(), "data")
    for (const name of ["stand-ins", "images/small", "logs", "postgres"])
      fs.mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o755 })
    const files = ["stand-ins/mail.json", "images/small/a.webp", "logs/backend.log", "about-this-folder.txt"]
    for (const name of [...files, "postgres/PG_VERSION"])
      fs.writeFileSync(path.join(dataDir, name), "", { mode: 0o644 })
    const folder = await takeDataFolder(dataDir)
    openLog(path.join(dataDir, "logs/storefront.log")).write("opened")
    const modeOf = (name: string) => (fs.statSync(path.join(dataDir, name)).mode & 0o777).toString(8)
    for (const name of ["stand-ins", "images", "images/small", "logs"])
      expect([name, modeOf(name)]).toEqual([name, "700"])
    for (const name of [...files, "logs/storefront.log"]) expect([name, modeOf(name)]).toEqual([name, "600"])
    // The database's own user passes through it when root starts the shop; no one reads it.
    expect(modeOf(".")).toBe(process.getuid?.() === 0 ? "711" : "700")
    // The database server protects its own folder.
    expect(modeOf("postgres/PG_VERSION")).toBe("644")
    folder.release()
  },
)

it("builds again when a source changed or moved, and not when the checkout moved", () => {
  const [one, other] = [newFolder(), newFolder()]
  for (const root of [one, other]) {
    fs.mkdirSync(path.join(root, "app"))
    fs.writeFileSync(path.join(root, "app/a.ts"), "1")
  }
  const before = fingerprint(one, ["app"])
  expect(fingerprint(other, ["app"])).toBe(before)
  fs.renameSync(path.join(other, "app/a.ts"), path.join(other, "app/b.ts"))
  expect(fingerprint(other, ["app"])).not.toBe(before)
  fs.writeFileSync(path.join(one, "app/a.ts"), "2")
  expect(fingerprint(one, ["app"])).not.toBe(before)
})

it("moves a long log aside, and remembers its last lines", () => {
  const file = path.join(newFolder(), "backend.log")
  const log = openLog(file)
  for (let line = 0; line < 60; line++) log.write(`${line} ${"x".repeat(100_000)}\n`)
  log.write("last words\n")
  expect(log.lastLines(1)).toBe("last words")
  expect(fs.existsSync(`${file}.1`)).toBe(true)
  expect(fs.statSync(file).size).toBeLessThan(5_000_000)
})

import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fileCalls } from "@silai/contracts/file/calls"
import { expect, test } from "vitest"
import { backendPid } from "../rig/opening/backend-process"
import { aPhoto, hostileFiles } from "../rig/hostile-files"
import { signInAsOwner } from "../rig/owner"
import { root } from "../rig/places"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { upload } from "../rig/upload"
import { figure } from "./print"

closeSqlAfterwards()
const honest = 20
const allowed = 150

const statusOf = (pid: number, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) /
  1024
/** Having none is normal: a helper process ends when it is idle. */
const childrenOf = (pid: number) =>
  spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)])
    .stdout.toString()
    .split("\n")
    .map(Number)
    .filter(Boolean)
const dataDirOf = (pid: number) =>
  /(?:^|\0)DATA_DIR=([^\0]+)/.exec(fs.readFileSync(`/proc/${pid}/environ`, "utf8"))?.[1] ?? ""

test("refuses hostile files and accepts honest ones, and the shop's memory hardly grows", async () => {
  const owner = await signInAsOwner()
  const pid = backendPid()
  const [hostile, photos] = [
    await hostileFiles(),
    await Promise.all(Array.from({ length: honest }, (_, n) => aPhoto(5_000 + n, 2_400))),
  ]
  const before = {
    backend: statusOf(pid, "VmRSS"),
    pictures: (await sql<{ n: number }>("select count(*)::int n from picture"))[0]!.n,
  }
  let peak = before.backend
  const most = new Map<number, number>()
  const watch = setInterval(() => {
    peak = Math.max(peak, statusOf(pid, "VmRSS"))
    for (const child of childrenOf(pid))
      try {
        most.set(child, statusOf(child, "VmHWM"))
      } catch {
        most.delete(child)
      }
  }, 50)
  const asked = [
    ...hostile.map(({ name, bytes }) => ({ name, bytes, honest: false })),
    ...photos.map((bytes, n) => ({ name: `honest-${n}.jpg`, bytes, honest: true })),
  ]
  const answers = await Promise.all(
    asked.map(async (file) => ({ ...file, ...(await upload(owner, fileCalls.upload, [file])) })),
  )
  clearInterval(watch)
  const [{ n: after }] = (await sql<{ n: number }>("select count(*)::int n from picture")) as [{ n: number }]
  const stored = answers.filter((one) => !one.honest && one.status < 400).map(({ name }) => name)
  const turnedAway = answers
    .filter((one) => one.honest && one.status !== 200)
    .map(({ name, body }) => `${name} ${body.code}`)
  const faults = answers.filter(({ status }) => status >= 500).map(({ name }) => name)
  const left = fs.readdirSync(path.resolve(root, dataDirOf(pid), "uploads"))
  const grown = Math.round(peak - before.backend)
  figure("hostile uploads stored", stored.length, {
    of: hostile.length,
    honestTaken: honest - turnedAway.length,
    honest,
  })
  figure(
    `memory of the backend during ${hostile.length} hostile and ${honest} honest uploads at once`,
    `+${grown} MB`,
    {
      before: Math.round(before.backend),
      peak: Math.round(peak),
      judgePeakMB: Math.round(Math.max(0, ...most.values())),
      leftOnDisk: left.length,
    },
  )
  expect({ stored, turnedAway, faults, left, pictures: after - before.pictures }).toEqual({
    stored: [],
    turnedAway: [],
    faults: [],
    left: [],
    pictures: honest,
  })
  expect(grown).toBeLessThan(allowed)
}, 300_000)

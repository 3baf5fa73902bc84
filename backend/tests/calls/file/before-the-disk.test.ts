import { uidCalls } from "@silai/contracts/uid/calls"
import { UID_REPORT_TRIES } from "@silai/contracts/uid/limits"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { expect, test } from "vitest"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { upload } from "../../rig/upload"

const folder = () => path.join(theShop().dataDir, "uploads")
const kept = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : [])

const quiet = () => eventually("nothing is on its way", async () => kept().length === 0)

/** A form whose head and first bytes are sent, and the rest is not. */
function begun(ip: string, declared = 3_000_000) {
  const request = http.request(theShop().api + uidCalls.report.path, {
    method: "POST",
    headers: {
      origin: theShop().publicUrl,
      "x-forwarded-for": ip,
      "x-requested-with": "fetch",
      "content-type": "multipart/form-data; boundary=x",
      "content-length": declared,
    },
  })
  request.write(`--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${"a".repeat(100_000)}`)
  const answer = new Promise<number>((resolve) => {
    request.on("response", (response) => resolve(response.resume().statusCode ?? 0))
    request.on("error", () => resolve(0))
  })
  return { answer, end: () => void request.destroy() }
}

test("refuses one report too many before its photos reach the disk", async () => {
  const ip = "198.51.100.61"
  const at = aBrowser()
  const words = { uid: "nothing", words: "no such number" }
  for (let n = 0; n <= UID_REPORT_TRIES.points; n++)
    await upload(at, uidCalls.report, [], words, { "x-requested-with": "fetch", "x-forwarded-for": ip })
  await quiet()
  const { answer, end } = begun(ip)
  expect(await answer).toBe(429)
  expect(kept()).toHaveLength(0)
  end()
})

test("lets two uploads from one network run at once, and the third waits until one of them is done", async () => {
  const ip = "198.51.100.62"
  await quiet()
  const all = [begun(ip), begun(ip), begun(ip)]
  await eventually("two have started", async () => kept().length === 2)
  const elsewhere = begun("198.51.100.63")
  await eventually("another network has started", async () => kept().length === 3)
  all[0]!.end()
  all[1]!.end()
  await eventually("the third has its turn", async () => kept().length === 2)
  all[2]!.end()
  elsewhere.end()
  await eventually("nothing is left behind", async () => kept().length === 0)
})

test("accepts a photo while forty forms that together declare the whole folder have sent their first bytes", async () => {
  await quiet()
  const drips = Array.from({ length: 40 }, (_, n) => begun(`198.51.${n + 101}.64`, 30_000_000))
  await eventually("all have started", async () => kept().length === drips.length)
  const { answer, end } = begun("198.51.100.65")
  await eventually("one more has started", async () => kept().length === drips.length + 1)
  for (const one of [...drips, { end }]) one.end()
  expect(await answer).toBe(0)
  await quiet()
})

test("refuses a form that declares too large a size before it is read", async () => {
  await quiet()
  const { answer, end } = begun("198.51.100.64", 200_000_000)
  expect(await answer).toBe(413)
  expect(kept()).toHaveLength(0)
  end()
})

import { UPLOADS } from "@silai/contracts/house/limits"
import fs from "node:fs"
import type { IncomingMessage } from "node:http"
import os from "node:os"
import path from "node:path"
import { PassThrough } from "node:stream"
import type * as Upload from "./upload"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"

const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-uploads-"))
// Other files have loaded the module with the real environment, and must not get this one.
let isTooSlow: typeof Upload.isTooSlow,
  plainName: typeof Upload.plainName,
  readUpload: typeof Upload.readUpload,
  uploadFolder: typeof Upload.uploadFolder
beforeAll(async () => {
  vi.resetModules()
  vi.doMock("../process/env", () => ({ env: () => ({ DATA_DIR: dataFolder }) }))
  ;({ isTooSlow, plainName, readUpload, uploadFolder } = await import("./upload"))
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  vi.doUnmock("../process/env")
  vi.resetModules()
  fs.rmSync(dataFolder, { recursive: true })
})

/** A form whose one file never ends: its start, and whatever is written to it later. */
function endlessForm() {
  const line = Object.assign(new PassThrough(), {
    complete: false,
    headers: { "content-type": "multipart/form-data; boundary=b", "x-requested-with": "XMLHttpRequest" },
  })
  line.write(`--b\r\nContent-Disposition: form-data; name="photo"; filename="shirt.jpg"\r\n\r\n`)
  return line
}

/** Feeds an endless form, and answers the second at which it was cut off. */
async function cutAfter(bytesPerSecond: number): Promise<number> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
  const line = endlessForm()
  const ended = vi.fn()
  const limits = { field: "photo", maxFiles: 1, maxFileBytes: 10_000_000 }
  // All that is read of a request.
  const reading = readUpload(line as unknown as IncomingMessage, limits, { network: "a" }).catch(ended)
  await vi.waitFor(() => expect(fs.readdirSync(uploadFolder())).toHaveLength(1))
  let seconds = 0
  // Cutting off stops the clocks at once; the rejection comes when the disk has closed the file.
  while (vi.getTimerCount() > 0 && seconds < UPLOADS.withinSeconds + 5) {
    line.write("x".repeat(bytesPerSecond))
    await vi.advanceTimersByTimeAsync(1000)
    seconds += 1
    // The disk takes the bytes, and closes a failed upload's file, when it does: no clock decides that.
    do await new Promise((resolve) => setImmediate(resolve))
    while (line.readableLength || line.writableLength)
  }
  await reading
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: "file.cut_short" }))
  expect(fs.readdirSync(uploadFolder())).toEqual([])
  return seconds
}

test("cuts off a dripping upload once its first seconds are over", async () => {
  expect(await cutAfter(1)).toBeLessThan(UPLOADS.withinSeconds / 4)
})

test("cuts off a slow upload when its whole time is over, and leaves nothing in the folder", async () => {
  expect(await cutAfter(UPLOADS.leastBytesPerSecond.ever + 200)).toBeGreaterThanOrEqual(UPLOADS.withinSeconds)
})

test("requires the speed of a phone on EDGE while others wait for the place", () => {
  const { afterSeconds, ever, wanted } = UPLOADS.leastBytesPerSecond
  const [at, between] = [afterSeconds + 5, (ever + wanted) / 2]
  expect(isTooSlow(0, afterSeconds - 1, true)).toBe(false)
  expect([isTooSlow(between * at, at, false), isTooSlow(between * at, at, true)]).toEqual([false, true])
  expect(isTooSlow(wanted * at, at, true)).toBe(false)
})

test("keeps the last part of an uploaded file's name, and nothing that could point to another folder", () => {
  for (const [sent, shown] of [
    ["shirt front.jpg", "shirt front.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\कुर्ता.png", "कुर्ता.png"],
    ["..\\..\\x.jpg", "x.jpg"],
    ["a\u0000b.jpg", "ab.jpg"],
    ["", "picture"],
    [undefined, "picture"],
    ["...", "picture"],
    [".htaccess", "htaccess"],
    ["a\n\tb.jpg", "ab.jpg"],
    ["\u202Egpj.exe", "gpj.exe"],
  ] as const)
    expect(plainName(sent)).toBe(shown)
  expect(plainName("x".repeat(500))).toHaveLength(120)
})

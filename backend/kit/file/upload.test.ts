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
let plainName: typeof Upload.plainName, readUpload: typeof Upload.readUpload, uploadFolder: typeof Upload.uploadFolder
beforeAll(async () => {
  vi.resetModules()
  vi.doMock("../process/env", () => ({ env: () => ({ DATA_DIR: dataFolder }) }))
  ;({ plainName, readUpload, uploadFolder } = await import("./upload"))
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

test("an upload that drips is cut off when its whole time is over, and leaves nothing in the folder", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const line = endlessForm()
  const ended = vi.fn()
  const limits = { field: "photo", maxFiles: 1, maxFileBytes: 1_000_000 }
  const reading = readUpload(line as unknown as IncomingMessage, limits, { network: "a" }).catch(ended)
  await vi.waitFor(() => expect(fs.readdirSync(uploadFolder())).toHaveLength(1))
  const drip = 20
  for (let seconds = drip; seconds < UPLOADS.withinSeconds; seconds += drip) {
    line.write("x")
    await vi.advanceTimersByTimeAsync(drip * 1000)
  }
  line.write("x")
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(drip * 1000)
  await reading
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: "file.cut_short" }))
  expect(fs.readdirSync(uploadFolder())).toEqual([])
})

test("an uploaded file keeps the last part of its name, and nothing that could point to another folder", () => {
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

import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openStore } from "./store.mjs"

let folder: string
const printed: string[] = []
const open = () => openStore(folder, (text) => printed.push(text))

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-"))
  printed.length = 0
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

test("still knows a demo's payments after a restart, even if it was killed a moment after them", async () => {
  const { state, save } = open().store("payments", { paid: [] as string[] })
  state.paid.push("pay_1")
  save()
  await vi.waitFor(() => expect(fs.existsSync(path.join(folder, "payments.json"))).toBe(true))
  expect(open().store("payments", { paid: [] }).state).toEqual({ paid: ["pay_1"] })
})

test("writes unsaved data at a normal stop", () => {
  const files = open()
  const { state, save } = files.store("mail", { count: 0 })
  state.count = 3
  save()
  files.flush()
  expect(open().store("mail", { count: 0 }).state).toEqual({ count: 3 })
})

test("reports a broken file, and starts empty", () => {
  fs.writeFileSync(path.join(folder, "mail.json"), '{"count":')
  expect(open().store("mail", { count: 0 }).state).toEqual({ count: 0 })
  expect(printed).toEqual(["mail.json could not be read and starts empty."])
})

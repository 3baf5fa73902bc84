import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { missingPackages } from "./install.mjs"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-install-"))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const put = (place: string) => {
  fs.mkdirSync(path.join(folder, place), { recursive: true })
  fs.writeFileSync(path.join(folder, place, "package.json"), "{}")
}

test("notices the deleted packages of one part of the shop", () => {
  const packages = {
    "": {},
    admin: {},
    "node_modules/pg": {},
    "node_modules/@silai/admin": { link: true },
    "node_modules/other-system": { os: ["beos"] },
    "node_modules/fsevents": { optional: true },
    "admin/node_modules/antd": {},
  }
  put("node_modules/pg")
  expect(missingPackages(folder, packages)).toEqual(["admin/node_modules/antd"])
  put("admin/node_modules/antd")
  expect(missingPackages(folder, packages)).toEqual([])
})

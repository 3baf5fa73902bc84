import { expect, test } from "vitest"
import { packagedBinaries, versionOf } from "./postgres-binaries.mjs"

test("names the copy of PostgreSQL after its version when only root can read the checkout", () => {
  expect(versionOf(packagedBinaries())).toMatch(/^\d+\.\d+\.\d+/)
})

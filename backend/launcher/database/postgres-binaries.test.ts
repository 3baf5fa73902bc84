import { expect, test } from "vitest"
import { packagedBinaries, versionOf } from "./postgres-binaries.mjs"

test("names the version of the packaged PostgreSQL, under which a checkout that only root can read copies it", () => {
  expect(versionOf(packagedBinaries())).toMatch(/^\d+\.\d+\.\d+/)
})

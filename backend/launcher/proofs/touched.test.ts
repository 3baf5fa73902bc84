import fs from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { JOURNEYS, journeyOf, touchedBy } from "./touched.mjs"

const root = path.resolve(import.meta.dirname, "../../..")

describe("the tests of a change", () => {
  test("name a noun for every journey, and no deleted journey", () => {
    const there = ["storefront/e2e", "admin/e2e"]
      .flatMap((folder) =>
        fs.readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
      )
      .flatMap((file) => journeyOf(file) ?? [])
    expect([...new Set(Object.values(JOURNEYS).flat())].sort()).toEqual([...new Set(there)].sort())
  })

  test("are the calls and journeys of the noun in a path, in whichever layer the file is", () => {
    for (const file of [
      "plugins/coupon/src/rules/person.ts",
      "backend/contracts/coupon/limits.ts",
      "storefront/app/features/coupon/code.tsx",
      "admin/src/resources/coupon/form.tsx",
    ])
      expect(touchedBy([file])).toEqual({
        nouns: ["coupon"],
        calls: ["backend/tests/calls/coupon/"],
        journeys: ["coupon", "coupons"],
        restsOnAll: false,
      })
    expect(touchedBy(["admin/src/resources/payment/list.tsx"]).calls).toContain("backend/tests/calls/checkout/")
  })

  test("include a purchase and a sign-in for common code, and nothing for a document", () => {
    for (const file of ["backend/kit/call/answer.ts", "plugins/gateway/src/index.ts"])
      expect(touchedBy([file])).toMatchObject({ restsOnAll: true, journeys: ["counter", "paying"] })
    expect(touchedBy(["README.md", "plugins/uid/README.md"])).toEqual({
      nouns: [],
      calls: [],
      journeys: [],
      restsOnAll: false,
    })
    expect(touchedBy(["storefront/e2e/checkout/paying.journey.ts"])).toMatchObject({
      journeys: ["paying"],
      restsOnAll: false,
    })
  })
})

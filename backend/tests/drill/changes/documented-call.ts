import { expect } from "vitest"
import { browser } from "../../rig/browser"
import { callLaw, type Change } from "../change"

const path = "/customer/coupon/issued"

export const documentedCall: Change = {
  row: "add a documented call",
  first: [
    {
      file: "backend/contracts/coupon/calls.ts",
      find: "export const couponCalls = {",
      replace: `export const couponCalls = {
  issued: guest("${path}", "How many coupons can be used today.", {
    body: z.strictObject({}),
    reply: z.object({ data: z.object({ coupons: z.number() }) }),
  }),`,
    },
  ],
  noticed: [callLaw("give every call exactly one route"), callLaw("keep backend/docs/calls.md up to date")],
  rest: [
    {
      file: `plugins/coupon/src/api${path}/route.ts`,
      text: `import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(couponCalls.issued, async () => ({ data: { coupons: 0 } }))
`,
    },
  ],
  works: async () => {
    const { status, body } = await browser().post<{ data: unknown }>(path)
    expect([status, body.data]).toEqual([200, { coupons: 0 }])
    expect(Object.keys((await browser().get("/openapi.json")).body.paths as object)).toContain(path)
  },
}

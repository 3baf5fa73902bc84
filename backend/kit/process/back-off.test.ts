import { beforeAll, describe, expect, test, vi } from "vitest"
import type * as BackOff from "./back-off"

describe("the pause after a failed try", () => {
  const retry = { first: 5, longest: 60 }
  let pauseAfter: typeof BackOff.pauseAfter
  let leaseOf: typeof BackOff.leaseOf
  beforeAll(async () => {
    vi.resetModules()
    vi.doMock("./env", () => ({ env: () => ({ WORKER_PACE: 0.1 }) }))
    ;({ pauseAfter, leaseOf } = await import("./back-off"))
    return () => {
      vi.doUnmock("./env")
      vi.resetModules()
    }
  })

  test("doubles with each try up to the longest, and follows the pace", () => {
    expect([1, 2, 3, 4, 5, 50].map((failed) => pauseAfter(retry, failed))).toEqual([0.5, 1, 2, 4, 6, 6])
  })

  test("does not shorten a claim's lease", () => {
    expect(leaseOf(retry)).toBe("make_interval(secs => least(60, 5 * 2 ^ least(tries, 20)))")
  })
})

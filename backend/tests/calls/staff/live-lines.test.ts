import { LIVE } from "@silai/contracts/house/limits"
import { expect, test } from "vitest"
import { signInAs } from "../../rig/owner"

test("opens a few live lines for one session, not hundreds", async () => {
  const at = await signInAs("packer")
  const ends: AbortController[] = []
  const open = async () => {
    const end = new AbortController()
    const { status } = await at.send("/admin/live", { method: "GET", signal: end.signal })
    ends.push(end)
    return status
  }
  for (let n = 0; n < LIVE.perSession; n++) expect(await open()).toBe(200)
  expect(await open()).toBe(429)
  for (const end of ends) end.abort()
})

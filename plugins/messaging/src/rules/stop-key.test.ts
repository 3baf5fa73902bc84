import { MESSAGE_STOP } from "@silai/contracts/messaging/limits"
import { seal } from "@silai/kit/seal"
import { expect, test } from "vitest"
import { emailOfKey, stopKeyOf } from "./stop-key"

const secret = "a secret of the shop that is long enough"
const email = `${"a".repeat(64)}@${"b".repeat(185)}.com`

test("leads from a key back to its address, in small letters, within the contract's length", () => {
  const key = stopKeyOf(secret, email.toUpperCase())
  expect(key.length).toBeLessThanOrEqual(MESSAGE_STOP.maxKey)
  expect(emailOfKey(secret, key)).toBe(email)
})

test.each([
  ["an address", "asha@example.in"],
  ["nothing", ""],
  ["a key of another secret", stopKeyOf("another secret that is long enough", email)],
  ["a sealed token of another kind", seal(secret, email)],
  ["a key with one more letter", `${stopKeyOf(secret, email)}AAAA`],
])("reads no address from %s", (_what, key) => expect(emailOfKey(secret, key)).toBeNull())

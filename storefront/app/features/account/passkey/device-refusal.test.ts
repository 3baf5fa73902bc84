import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { expect, test } from "vitest"
import { deviceRefusal } from "./device-refusal"

const named = (name: string) => Object.assign(new Error("said by the browser"), { name })

test.each([
  ["NotAllowedError", "closed"],
  ["AbortError", "closed"],
  ["InvalidStateError", passkeyMessages.thereAlready],
  ["SecurityError", passkeyMessages.notHere],
  ["NotSupportedError", passkeyMessages.notHere],
])("shows %s of the device as a sentence", (name, sentence) =>
  expect(deviceRefusal(named(name), "closed")).toBe(sentence),
)

test("distinguishes a refusal by the shop from one by the device", () => {
  expect(deviceRefusal(new Error("This passkey does not open an account here."), "closed")).toBeNull()
  expect(deviceRefusal(undefined, "closed")).toBeNull()
})

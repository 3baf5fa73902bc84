import { CallRefused } from "@silai/contracts/refused"
import { expect, test } from "vitest"
import { callMessage, errorMessage, errorMessageOr } from "./error-message"

const refused = (status: number) => new CallRefused("house.broken", "Something broke.", status, undefined, {}, "id-1")

test.each([
  ["errorMessage", errorMessage],
  ["errorMessageOr", (cause: unknown) => errorMessageOr(cause, "Not saved.")],
  ["callMessage", callMessage],
])("%s names the request of a fault, and of no refusal", (_name, messageOf) => {
  expect(messageOf(refused(500))).toBe("Something broke. Reference id-1")
  expect(messageOf(refused(409))).toBe("Something broke.")
})

import { expect, test } from "vitest"
import { stateOfGstin } from "./gstin"

test("names the state of a valid GSTIN", () => {
  // Numbers of companies that print them on every invoice.
  expect(stateOfGstin("27AAACR5055K1Z7")).toBe("27")
  expect(stateOfGstin("29AAGCB7383J1Z4")).toBe("29")
})

test.each([
  ["with a letter typed wrong", "27AAACR5055K1Z8"],
  ["with two digits swapped", "27AAACR5505K1Z7"],
  ["of a state that does not exist", "45AAACR5055K1Z7"],
  ["that is too short", "27AAACR5055K1Z"],
  ["in small letters", "27aaacr5055k1z7"],
  ["that is empty", ""],
])("takes a GSTIN %s for none", (_what, gstin) => expect(stateOfGstin(gstin)).toBeNull())

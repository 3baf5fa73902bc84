import { expect, test } from "vitest"
import { maskEmail, maskName, maskPhone } from "./mask"

test("a phone shows only its last four digits", () => expect(maskPhone("9876543210")).toBe("••••••3210"))
test("a name shows its initials", () => expect(maskName("Aman Deep Gill")).toBe("A••• D••• G•••"))
test("an e-mail keeps its domain", () => expect(maskEmail("aman@mail.in")).toBe("a•••@mail.in"))

import { expect, test } from "vitest"
import { maskEmail, maskName, maskPhone } from "./mask"

test("shows only the last four digits of a phone", () => expect(maskPhone("9876543210")).toBe("••••••3210"))
test("shows the initials of a name", () => expect(maskName("Aman Deep Gill")).toBe("A••• D••• G•••"))
test("keeps the domain of an e-mail", () => expect(maskEmail("aman@mail.in")).toBe("a•••@mail.in"))

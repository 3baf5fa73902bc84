import { RECOVERY_CODES } from "@silai/contracts/staff/limits"
import { expect, test } from "vitest"
import { seeded } from "../../../../backend/tests/rig/seeded"
import { newRecoveryCodes, plainCode, recoveryMac, shownCode } from "./recovery-code"

test("makes ten recovery codes at a time, all different, without letters that are easily misread", () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODES.count)
  for (const code of codes) expect(code).toMatch(RECOVERY_CODES.pattern)
})

test("knows a recovery code however it is written", () => {
  for (const typed of ["0A1B2-C3D4E", "0a1b2c3d4e", " OAIB2 – C3D4E ", "oalb2 c3d4e"])
    expect(plainCode(typed)).toBe("0A1B2C3D4E")
  expect(shownCode("0A1B2C3D4E")).toBe("0A1B2-C3D4E")
})

test("leaves 10,000 codes as they are, in both halves and in other letters", () => {
  const draw = seeded("recovery codes")
  const signs = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"]
  for (let times = 0; times < 10_000; times++) {
    const code = Array.from({ length: RECOVERY_CODES.length }, () => signs[draw.below(signs.length)]!).join("")
    const typed = shownCode(code)
      .toLowerCase()
      .replaceAll("0", "o")
      .replaceAll("1", draw.below(2) ? "i" : "l")
    expect([plainCode(code), plainCode(shownCode(code)), plainCode(`\u200b${typed} `)]).toEqual([code, code, code])
  }
})

test("binds a stored code to one person and to this shop", () => {
  const mac = recoveryMac("secret", "user_1", "0A1B2C3D4E")
  expect(mac).not.toContain("0A1B2")
  expect(recoveryMac("secret", "user_2", "0A1B2C3D4E")).not.toBe(mac)
  expect(recoveryMac("other", "user_1", "0A1B2C3D4E")).not.toBe(mac)
})

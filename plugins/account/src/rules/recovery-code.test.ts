import { RECOVERY_CODES } from "@silai/contracts/staff/limits"
import { expect, test } from "vitest"
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

test("binds a stored code to one person and to this shop", () => {
  const mac = recoveryMac("secret", "user_1", "0A1B2C3D4E")
  expect(mac).not.toContain("0A1B2")
  expect(recoveryMac("secret", "user_2", "0A1B2C3D4E")).not.toBe(mac)
  expect(recoveryMac("other", "user_1", "0A1B2C3D4E")).not.toBe(mac)
})

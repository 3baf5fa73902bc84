import { describe, expect, test } from "vitest"
import { checkOf, readUid, uidOf, writeUid } from "./code"
import { UID } from "./limits"
import { seeded } from "../../tests/rig/seeded"

const draw = seeded("uid code")
const some = (count: number) => Array.from({ length: count }, () => uidOf(draw.bytes(UID.bytes)))
const id = "3K8P0D1XA7M2QZ9V"

describe("the number on a label", () => {
  test("is 80 bits in 16 letters and digits that cannot be mistaken for one another", () => {
    expect(uidOf(new Uint8Array(10))).toBe("0".repeat(16))
    expect(uidOf(new Uint8Array(10).fill(255))).toBe("Z".repeat(16))
    expect(uidOf(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))).toBe(`${"0".repeat(15)}1`)
    for (const one of some(200)) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  })

  test("is read as people write it: small letters, blanks, hyphens or none, O for 0, I and L for 1", () => {
    const written = writeUid(id)
    const ways = [
      written,
      written.toLowerCase(),
      written.replaceAll("-", " "),
      written.replaceAll("-", ""),
      `  ${written.replaceAll("-", "–")} `,
      written.replaceAll("0", "O").replaceAll("1", "l"),
      written.replaceAll("0", "o").replaceAll("1", "I"),
      id,
    ]
    for (const way of ways) expect(readUid(way), way).toEqual({ id })
  })

  test("is found in the address that a scanner types", () => {
    for (const address of [`https://silai.example/authentic/${id}`, `HTTPS://SILAI.EXAMPLE/AUTHENTIC/${id}?from=qr`])
      expect(readUid(address)).toEqual({ id })
  })

  test("notices every single wrong letter, and every two swapped neighbours", () => {
    const slips = some(60).flatMap((one) =>
      [...one].flatMap((letter, at) =>
        [
          ...[...UID.symbols]
            .filter((other) => other !== letter)
            .map((other) => one.slice(0, at) + other + one.slice(at + 1)),
          ...(at > 0 && letter !== one[at - 1]
            ? [one.slice(0, at - 1) + letter + one[at - 1] + one.slice(at + 1)]
            : []),
        ].map((slip) => slip + checkOf(one)),
      ),
    )
    expect(slips.length).toBeGreaterThan(60 * 16 * 31 + 800)
    expect(slips.filter((slip) => "id" in readUid(slip))).toEqual([])
    expect(readUid(slips[0]!)).toEqual({ fault: "check" })
  })

  test("distinguishes a text that cannot be one of our numbers from a wrong number", () => {
    expect(readUid(" - ")).toEqual({ fault: "empty" })
    for (const typed of ["1234", `${id}00`, `${id.slice(0, 15)}U`, "<script>alert(1)</script>", "🧵".repeat(16)])
      expect(readUid(typed), typed).toEqual({ fault: "form" })
  })
})

import { expect, test } from "vitest"
import { roomFor } from "./room"
import { lineShape, proseShape } from "./text"

test("keeps the words of a line, and nothing invisible", () => {
  expect(lineShape(20).parse("\ufeff Papa\u00a0\u200b ji \n")).toBe("Papa ji")
})

test("keeps the lines of a text", () => {
  expect(proseShape(40).parse(" Shorter\u2060 sleeves,\r\nplease \u200e")).toBe("Shorter sleeves,\nplease")
})

test("counts a text as it is stored, and refuses one that is too long with a sentence", () => {
  const padded = `${" ".repeat(30)}abcde${"\u200b".repeat(30)}`
  expect(lineShape(5).parse(padded)).toBe("abcde")
  for (const written of ["abcdef", "a".repeat(roomFor(5) + 1)])
    expect(lineShape(5).safeParse(written).error?.issues[0]?.message).toBe("Please shorten this to 5 characters.")
})

import { expect, test } from "vitest"
import { plainName } from "./upload"

test("an uploaded file keeps the last part of its name, and nothing that could lead elsewhere", () => {
  for (const [sent, shown] of [
    ["shirt front.jpg", "shirt front.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\कुर्ता.png", "कुर्ता.png"],
    ["..\\..\\x.jpg", "x.jpg"],
    ["a\u0000b.jpg", "ab.jpg"],
    ["", "picture"],
    [undefined, "picture"],
    ["...", "picture"],
    [".htaccess", "htaccess"],
    ["a\n\tb.jpg", "ab.jpg"],
    ["\u202Egpj.exe", "gpj.exe"],
  ] as const)
    expect(plainName(sent)).toBe(shown)
  expect(plainName("x".repeat(500))).toHaveLength(120)
})

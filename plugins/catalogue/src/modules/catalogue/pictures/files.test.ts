import { expect, test } from "vitest"
import { parseFileName } from "./files"

const stem = "0123456789abcdef01234567"

test("serves the widths and formats that the shop makes", () => {
  expect(parseFileName(`${stem}-640.webp`)).toEqual({ stem, width: 640, format: "webp" })
  expect(parseFileName(`${stem}-960.jpg`)).toEqual({ stem, width: 960, format: "jpg" })
})

test("refuses any other width, format or folder", () => {
  for (const name of [
    `${stem}-641.webp`,
    `${stem}-320.jpg`,
    `${stem}-640.png`,
    `../${stem}-640.webp`,
    `masters/${stem}`,
    stem,
    "",
    `${stem}-640.webp\n`,
    `${stem.toUpperCase()}-640.webp`,
  ]) {
    expect(parseFileName(name), name).toBeNull()
  }
})

import { expect, test } from "vitest"
import { readInches, writeInches } from "./inches"

test.each([
  ["38", 38],
  ["38.5", 38.5],
  ["38,5", 38.5],
  ["38 1/2", 38.5],
  ["38-3/8", 38.375],
  ["38 - 1/2", 38.5],
  ["38 1⁄2", 38.5],
  [".5", 0.5],
  ["1/2", 0.5],
  ["½", 0.5],
  ["38½", 38.5],
  ["15 ¾", 15.75],
  ["40½″", 40.5],
  ['40"', 40],
  ["40 inches", 40],
  ["15 3/16", 15.1875],
  ["15.1875", 15.1875],
  [" 7 ", 7],
  ["-3", -3],
])("reads %j as %d inches", (written, inches) => expect(readInches(written)).toBe(inches))

test.each([
  "",
  "wide",
  "38 cm",
  "38 1/3",
  "38 5/4",
  "3 8",
  "38½ ½",
  "38 2/2",
  "38 1/",
  "½38",
  "38.5 1/2",
  "38 1/0",
  "1e3",
  "Infinity",
  "38..5",
])("takes %j for no length", (written) => expect(readInches(written)).toBeNull())

test("writes a length as on the tape", () => {
  expect([38, 38.5, 15.375, 14.875, 15.1875, 40.3].map(writeInches)).toEqual([
    "38",
    "38½",
    "15⅜",
    "14⅞",
    "15.19",
    "40.3",
  ])
})

test("reads every mark of the tape back unchanged", () => {
  for (let eighths = 40; eighths <= 640; eighths++) expect(readInches(writeInches(eighths / 8))).toBe(eighths / 8)
})

import { expect, test } from "vitest"
import { kindOf } from "./magic"

const ftyp = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`, "latin1")
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 4)
  return Buffer.concat([size, body])
}

test("reads a file's type from its first bytes", () => {
  expect(kindOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe("jpeg")
  expect(kindOf(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))).toBe("png")
  expect(kindOf(Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"))).toBe("webp")
  expect(kindOf(ftyp("avif", "mif1"))).toBe("avif")
  expect(kindOf(ftyp("mif1", "avif", "miaf"))).toBe("avif")
  expect(kindOf(ftyp("heic", "mif1"))).toBe("heic")
})

test("accepts no other file as a picture", () => {
  for (const text of [
    "",
    "GIF89a",
    "<svg xmlns=",
    "<!doctype html>",
    "%PDF-1.7",
    "PK\x03\x04",
    "BM",
    "\0\0\0\x18ftypmp42",
    "II*\0",
    "<?php",
  ]) {
    expect(kindOf(Buffer.from(text, "latin1")), text).toBeNull()
  }
})

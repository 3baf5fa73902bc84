import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

const photo = (edge: number, seed = 1) =>
  sharp({
    create: {
      width: edge,
      height: Math.round(edge * 1.25),
      channels: 3,
      background: { r: seed % 256, g: (seed >> 8) % 256, b: 90 },
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  })

/** A normal photograph; every seed gives a different one. */
export const aPhoto = (seed = Date.now() % 60_000, edge = 640) => photo(edge, seed).jpeg({ quality: 80 }).toBuffer()
export const aPng = (edge = 400) =>
  photo(edge, Date.now() % 60_000)
    .png()
    .toBuffer()
export const aWebp = (edge = 400) =>
  photo(edge, Date.now() % 60_000)
    .webp()
    .toBuffer()
export const anAvif = (edge = 400) =>
  photo(edge, Date.now() % 60_000)
    .avif({ effort: 0 })
    .toBuffer()

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")

/** A few kilobytes that decode to any number of pixels: all white, one bit each. */
export function aBomb(edge = 30_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head[8] = 1
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(edge * (Math.ceil(edge / 8) + 1)), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

async function movingPng(): Promise<Buffer> {
  const still = await aPng()
  const frames = Buffer.alloc(8)
  frames.writeUInt32BE(2)
  const afterHead = 8 + 25
  return Buffer.concat([still.subarray(0, afterHead), chunk("acTL", frames), still.subarray(afterHead)])
}

const movingWebp = () =>
  sharp(Buffer.alloc(400 * 800 * 3).fill(40, 0, 400 * 400 * 3), {
    raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } as never,
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>`
const text = (words: string) => Buffer.from(words, "latin1")

export type Hostile = { what: string; name: string; bytes: Buffer; code: string }

/** Files that must be refused, each with its refusal. */
export async function hostileFiles(): Promise<Hostile[]> {
  const jpeg = await aPhoto(7)
  const [png, webp] = await Promise.all([aPng(), aWebp()])
  const bad = (what: string, name: string, bytes: Buffer, code = "not_a_picture"): Hostile => ({
    what,
    name,
    bytes,
    code: `file.${code}`,
  })
  return [
    bad("SVG", "logo.svg", text(svg)),
    bad("SVG that says it is a JPEG", "logo.jpg", text(svg)),
    bad("SVG behind an XML head", "x.png", text(`<?xml version="1.0"?>${svg}`)),
    bad("HTML as .jpg", "page.jpg", text("<!doctype html><script>alert(1)</script>")),
    bad("PHP as .png", "shell.png", text("<?php system($_GET['c']); ?>")),
    bad("GIF and script in one", "both.jpg", text("GIF89a/*\0\0\0\0*/=1;alert(1)//")),
    bad("a ZIP", "a.webp", text("PK\x03\x04 and so on")),
    bad("a PDF", "a.jpeg", text("%PDF-1.7\n%âãÏÓ")),
    bad("a TIFF", "a.jpg", await photo(400).tiff().toBuffer()),
    bad("a GIF", "a.gif", await photo(400).gif().toBuffer()),
    bad("a film", "a.avif", text("\0\0\0\x18ftypmp42\0\0\0\0mp42isom")),
    bad("HEIC", "IMG_1.heic", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "heic"),
    bad("nothing", "none.jpg", Buffer.alloc(0), "empty"),
    bad(
      "HTML behind a JPEG's first bytes",
      "x.jpg",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text("<script>alert(1)</script>")]),
      "broken",
    ),
    bad("half a JPEG", "half.jpg", jpeg.subarray(0, jpeg.length / 2), "broken"),
    bad("half a PNG", "half.png", png.subarray(0, png.length / 2), "broken"),
    bad("half a WebP", "half.webp", webp.subarray(0, webp.length / 2), "broken"),
    bad("a PNG that moves", "moves.png", await movingPng(), "animated"),
    bad("a WebP that moves", "moves.webp", await movingWebp(), "animated"),
    bad("30,000 × 30,000 pixels", "bomb.png", aBomb(), "too_many_pixels"),
    bad("a postage stamp", "tiny.jpg", await aPhoto(1, 100), "too_small"),
    bad(
      "more than 10 MB",
      "big.jpg",
      Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpeg.length)]),
      "too_large",
    ),
  ]
}

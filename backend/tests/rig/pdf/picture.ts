import fs from "node:fs"
import { createRequire } from "node:module"
import { createCanvas } from "@napi-rs/canvas"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"

const wasm = fs.readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } })

type Pixels = { data: Uint8ClampedArray; width: number; height: number }
export type Code = { text: string; x: number; y: number }

/** The pages of a PDF as a printer would render them, at so many dots per inch. */
export async function* dottedPages(file: Uint8Array, dpi: number): AsyncGenerator<Pixels & { png: () => Buffer }> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    const context = canvas.getContext("2d")
    context.fillStyle = "#fff"
    context.fillRect(0, 0, canvas.width, canvas.height)
    await page.render({ canvasContext: context as never, viewport }).promise
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    yield { data, width, height, png: () => canvas.toBuffer("image/png") }
  }
}

/** Every QR code that a scanner finds in a picture, with its upper left corner in pixels. */
export async function codesIn({ data, width, height }: Pixels): Promise<Code[]> {
  const found = await readBarcodes({ data, width, height } as Parameters<typeof readBarcodes>[0], {
    // "QRCode" includes Micro QR, whose weak check lets the reader find false codes of a few digits between two labels.
    formats: ["QRCodeModel2"],
    maxNumberOfSymbols: 255,
    tryHarder: true,
  })
  return found.map(({ text, position }) => ({ text, ...position.topLeft }))
}

/** Every QR code of a PDF, page by page. */
export async function codesOfPages(file: Uint8Array, dpi = 300): Promise<Code[][]> {
  const pages: Code[][] = []
  for await (const page of dottedPages(file, dpi)) pages.push(await codesIn(page))
  return pages
}

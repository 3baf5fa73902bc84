/** Built into newer browsers; not in TypeScript's library. */
type Detector = { detect(picture: ImageBitmap): Promise<{ rawValue: string }[]> }
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

/** A phone's photo is larger than any reader needs. */
const LONGEST_EDGE = 2000

/** The text of the QR code in a picture, or null where there is none. */
export async function codeIn(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null)
  if (!picture) return null
  try {
    return (await byBrowser(picture)) ?? (await byReader(picture))
  } finally {
    picture.close()
  }
}

async function byBrowser(picture: ImageBitmap): Promise<string | null> {
  const detectors = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector
  const formats = await detectors?.getSupportedFormats().catch((): string[] => [])
  if (!detectors || !formats?.includes("qr_code")) return null
  const [found] = await new detectors({ formats: ["qr_code"] }).detect(picture).catch(() => [])
  return found?.rawValue ?? null
}

/** Our own copy of the reader: nothing comes from another host, and nothing is loaded before the first scan. */
async function byReader(picture: ImageBitmap): Promise<string | null> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import("zxing-wasm/reader"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ])
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context) return null
  // A transparent ground would read as black, like the code.
  context.fillStyle = "#ffffff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const [found] = await readBarcodes(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 1 })
  return found?.text ?? null
}

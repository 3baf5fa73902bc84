/** Built into newer browsers; not in TypeScript's library. */
type Detector = { detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]> }
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
type Source = HTMLVideoElement | ImageBitmap

/** Larger pictures are not read better, only slower. */
const LONGEST_EDGE = 1600

/** Reads the QR code of a picture or of the camera's current frame; null where there is none. */
export type ReadCode = (source: Source) => Promise<string | null>

let reader: Promise<ReadCode> | undefined

/** The browser's own reader where it has one, else ours: nothing comes from another host, and nothing is loaded before the first scan. */
export const codeReader = (): Promise<ReadCode> =>
  (reader ??= (async () => (await native()) ?? (await ours()))().catch((error: unknown) => {
    // The next press tries again.
    reader = undefined
    throw error
  }))

async function native(): Promise<ReadCode | null> {
  const detectors = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector
  const formats = await detectors?.getSupportedFormats().catch((): string[] => [])
  if (!detectors || !formats?.includes("qr_code")) return null
  const detector = new detectors({ formats: ["qr_code"] })
  return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue ?? null
}

async function ours(): Promise<ReadCode> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import("zxing-wasm/reader"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ])
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d", { willReadFrequently: true })
  return async (source) => {
    const [width, height] =
      source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
    if (!context || !width || !height) return null
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    // A transparent ground would read as black, like the code.
    context.fillStyle = "#ffffff"
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    const [found] = await readBarcodes(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 1 })
    return found?.text ?? null
  }
}

/** The code in a picture that was chosen. */
export async function codeInFile(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null)
  if (!picture) return null
  const read = await codeReader()
  return read(picture).finally(() => picture.close())
}

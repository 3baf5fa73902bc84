import { encode } from "uqr"

/** Blank modules around a code, which scanners need to find it. */
const quiet = 4

/**
 * A QR code at level M as rectangles, each covering adjacent dark modules in a row: a tenth of the drawing, and no thin
 * gaps between modules on a screen. Units are modules, the quiet zone included.
 */
export function qrOf(text: string): { modules: number; bars: { x: number; y: number; width: number }[] } {
  const { data, size } = encode(text, { ecc: "M", border: quiet, boostEcc: true })
  const bars = data.flatMap((row, y) => {
    const found: { x: number; y: number; width: number }[] = []
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const last = found.at(-1)
      if (last && last.x + last.width === x) last.width++
      else found.push({ x, y, width: 1 })
    }
    return found
  })
  return { modules: size, bars }
}

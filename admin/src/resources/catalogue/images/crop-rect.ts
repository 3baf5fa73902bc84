/** Converts the cropper's percent into whole pixels of the master, never beyond its edges. */
export function pieceInPixels(
  percent: { x: number; y: number; width: number; height: number },
  { width, height }: { width: number; height: number },
) {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [x, y] = [clamp((percent.x / 100) * width, width - 1), clamp((percent.y / 100) * height, height - 1)]
  return {
    x,
    y,
    width: Math.max(1, clamp((percent.width / 100) * width, width - x)),
    height: Math.max(1, clamp((percent.height / 100) * height, height - y)),
  }
}

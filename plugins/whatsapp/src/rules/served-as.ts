/** Types that a browser shows without running anything; each other one is saved as a file. */
const shown = /^(image\/(jpeg|png|webp)|audio\/(ogg|mpeg|mp4|aac|amr)|video\/(mp4|3gpp))$/

/** The headers under which a customer's file is served: its type is the customer's word. */
export function headersOf(mimeType: string, name: string): Record<string, string> {
  const type = (mimeType.split(";")[0] ?? "").trim().toLowerCase()
  const isShown = shown.test(type)
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, "_").slice(0, 120) || "file"
  return {
    "Content-Type": isShown ? type : "application/octet-stream",
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(safe).replaceAll(/['()*]/g, "_")}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  }
}

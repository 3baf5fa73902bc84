/**
 * Whether a file may be fetched from this address: exactly the place where Meta keeps files, and nothing that a parser could read as
 * another. The token goes along, so a wrong address would hand it over, or reach a machine inside.
 */
export function isMediaAddress(address: unknown, mediaBase: string): address is string {
  if (typeof address !== "string" || address.length > 4096) return false
  // A control character, a blank or a backslash is read differently by different programs.
  if (/[\s\\\p{C}]/u.test(address) || !URL.canParse(address)) return false
  const [url, base] = [new URL(address), new URL(mediaBase)]
  // Not the origin: a blob's is the one inside its address.
  return url.protocol === base.protocol && url.host === base.host && url.username === "" && url.password === ""
}

/** A SHA-256 as hexadecimal digits: Meta writes it so, or in base64. Null for anything else. */
export function sha256Of(written: unknown): string | null {
  if (typeof written !== "string") return null
  if (/^[0-9a-f]{64}$/i.test(written)) return written.toLowerCase()
  return /^[A-Za-z0-9+/]{43}=$/.test(written) ? Buffer.from(written, "base64").toString("hex") : null
}

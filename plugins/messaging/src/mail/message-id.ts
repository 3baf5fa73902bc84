import { createHash } from "node:crypto"

/**
 * The Message-ID for one thing told once: the same dedupe key gives the same id, so that a mail sent again after a crash is
 * recognised as the same by mail programs and by people who look into it.
 */
export function messageIdFor(dedupeKey: string, publicUrl: string): string {
  const digest = createHash("sha256").update(dedupeKey).digest("hex").slice(0, 40)
  return `<${digest}@${new URL(publicUrl).hostname}>`
}

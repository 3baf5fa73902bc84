import { createHash } from "node:crypto"

/**
 * A stable Message-ID: the same dedupe key gives the same id, so that mail programs and people recognise a mail sent
 * again after a crash.
 */
export function messageIdFor(dedupeKey: string, publicUrl: string): string {
  const digest = createHash("sha256").update(dedupeKey).digest("hex").slice(0, 40)
  return `<${digest}@${new URL(publicUrl).hostname}>`
}

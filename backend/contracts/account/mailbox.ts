const GMAIL = "gmail.com"
const asGmail: Record<string, string> = { "googlemail.com": GMAIL }

/**
 * The mailbox behind an address, for limits that count persons: text after a plus sign is ignored, as are dots in a gmail address
 * and its old name googlemail. Mail is sent to the address as written, never to this.
 */
export function mailboxOf(email: string): string {
  const written = email.trim().toLowerCase()
  const at = written.lastIndexOf("@")
  if (at < 0) return written
  const [local, host] = [written.slice(0, at), written.slice(at + 1)]
  const named = /^[^+]+/.exec(local)?.[0] ?? local
  const known = asGmail[host] ?? host
  return `${known === GMAIL ? named.replaceAll(".", "") : named}@${known}`
}

import { SMTPServer } from "smtp-server"
import type { Mailbox } from "./mailbox"

const SLOW_MS = 3_000
const MAX_BYTES = 10_000_000

const smtpError = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * A mail server that accepts every mail and forwards none. Any user name and password work. Rejects when the port is
 * taken.
 */
export async function openSmtp(mailbox: Mailbox, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    closeTimeout: 500,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? "anyone" }),
    async onData(stream, session, done) {
      try {
        const { mode } = mailbox.state
        const raw = await bytesOf(stream)
        if (mode === "refuse-now") return done(smtpError(451, "Not now, try again later"))
        if (mode === "refuse-for-good") return done(smtpError(550, "Mailbox unavailable"))
        if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
        await mailbox.put(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        )
        // Accepted, but the sender does not learn it: it must send again under the same Message-ID.
        if (mode === "drop-after-taking") return done(smtpError(421, "Connection is closing"))
        done()
      } catch {
        done(smtpError(451, "The mail could not be read"))
      }
    },
  })
  // A sender that disconnects half-way must not crash the server.
  server.on("error", () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve())
  })
  const address = server.server.address()
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

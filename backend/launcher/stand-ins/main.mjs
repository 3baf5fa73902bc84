// One process for all stand-ins: node backend/launcher/stand-ins/main.mjs
// Environment: STAND_IN_PORT, DATA_DIR, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_URL, SMTP_PORT
import { startStandIns } from "./host.mjs"

// Other users of this machine must not read what they store (mails, codes).
process.umask(0o077)
const say = (text) => console.log(text)

try {
  const standIns = await startStandIns({
    port: Number(process.env.STAND_IN_PORT ?? 8010),
    dataDir: process.env.DATA_DIR ?? ".data",
    settings: process.env,
    say,
  })
  say(`Stand-ins: ${standIns.url}`)
  process.send?.({ ready: standIns.url })
  let closing
  const stop = () => (closing ??= standIns.close().then(() => process.exit(0)))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)
  process.on("disconnect", stop)
} catch (error) {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${error.port} is taken: set STAND_IN_PORT or SMTP_PORT to a free one.`
      : error.message,
  )
  process.exit(1)
}

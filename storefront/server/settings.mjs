// Every environment variable of the shop's server, read once. A malformed one is named and the server does not start.

// An empty variable means that it is not set, for libraries and the renderer too.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name]

/** @param {string} name @param {string} fallback */
function address(name, fallback) {
  const value = process.env[name] || fallback
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`)
  return value.replace(/\/$/, "")
}

const port = Number(process.env.PORT || 8000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`)

const worker = process.env.SERVICE_WORKER || "on"
if (worker !== "on" && worker !== "off") throw new Error(`SERVICE_WORKER is on or off, not ${worker}`)

const startWaitSeconds = Number(process.env.START_WAIT_SECONDS || 30)
if (!(startWaitSeconds >= 0))
  throw new Error(`START_WAIT_SECONDS is not a number of seconds: ${process.env.START_WAIT_SECONDS}`)

export const settings = {
  port,
  host: process.env.HOST || "127.0.0.1",
  /** The backend's address, as this server reaches it. */
  apiUrl: address("API_URL", "http://127.0.0.1:9000"),
  /** The longest wait for the backend when this server starts. */
  startWaitMs: startWaitSeconds * 1000,
  /** The shop's public address. */
  publicUrl: address("PUBLIC_URL", `http://localhost:${port}`),
  /** The token for reading this server's metrics; unset, they are not served. */
  metricsToken: process.env.METRICS_TOKEN || undefined,
  /** off: browsers drop the service workers that they have. */
  worker,
  /** Google's sign-in script; the content security policy allows it and its frame. */
  googleScript: address("GOOGLE_GSI_SRC", "https://accounts.google.com/gsi/client"),
}

// The renderer reads these too, and GOOGLE_CLIENT_ID: whether Google sign-in is offered.
process.env.API_URL = settings.apiUrl
process.env.PUBLIC_URL = settings.publicUrl

// Every variable the shop's server reads, once. A malformed one is named and the server does not start.

/** @param {string} name @param {string} fallback */
function address(name, fallback) {
  const value = process.env[name] || fallback
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`)
  return value.replace(/\/$/, "")
}

const port = Number(process.env.PORT || 8000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`)

export const settings = {
  port,
  host: process.env.HOST || "127.0.0.1",
  /** The backend, as this server reaches it. */
  apiUrl: address("API_URL", "http://127.0.0.1:9000"),
  /** The shop, as shoppers reach it. */
  publicUrl: address("PUBLIC_URL", `http://localhost:${port}`),
  /** Where the payment window's script comes from; the content security policy lets it and its frame in. */
  razorpayOrigin: new URL(address("RAZORPAY_CHECKOUT_URL", "https://checkout.razorpay.com/v1/checkout.js")).origin,
  /** Where Google's sign-in script and window come from; let in like the payment window. */
  googleOrigin: new URL(address("GOOGLE_GSI_SRC", "https://accounts.google.com/gsi/client")).origin,
}

// The renderer reads these too.
process.env.API_URL = settings.apiUrl
process.env.PUBLIC_URL = settings.publicUrl

import { randomBytes } from "node:crypto"
import helmet from "helmet"

/** Gives each page a fresh word that its own inline scripts carry. */
export function withNonce(_req, res, next) {
  res.locals.nonce = randomBytes(16).toString("base64")
  next()
}

/**
 * The content security policy of a page. A cached page keeps the nonce it was drawn with, so its policy is made from that.
 * Google is let in for its sign-in button, Razorpay for the payment window: each, or the stand-in that the environment names.
 *
 * @param {string} nonce @param {{ razorpayOrigin: string, googleOrigin: string, publicUrl: string }} settings
 */
export function contentPolicy(nonce, { razorpayOrigin, googleOrigin: google, publicUrl }) {
  const razorpay = [
    ...new Set([
      razorpayOrigin,
      ...(razorpayOrigin.endsWith("razorpay.com") ? ["https://api.razorpay.com", "https://*.razorpay.com"] : []),
    ]),
  ]
  const rules = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, google, ...razorpay],
    "style-src": ["'self'", "'unsafe-inline'", google],
    "img-src": ["'self'", "data:", "blob:", "https:", ...razorpay],
    "font-src": ["'self'"],
    "connect-src": ["'self'", google, ...razorpay],
    "frame-src": ["'self'", google, ...razorpay],
    "form-action": ["'self'", ...razorpay],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "frame-ancestors": ["'none'"],
  }
  const lines = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(" ")}`)
  if (publicUrl.startsWith("https:")) lines.push("upgrade-insecure-requests")
  return lines.join("; ")
}

/** Security headers for everything the shop serves; the policy itself is set with each page. @param {string} publicUrl */
export function securityHeaders(publicUrl) {
  return helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith("https:"),
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" }, // Google's sign-in window must be able to answer.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  })
}

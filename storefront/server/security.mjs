import helmet from "helmet"
import { REPORTS_NAME, REPORTS_PATH } from "./reports.mjs"

const folderOf = (address) => new URL(".", address).href

/**
 * The content security policy of a page. It allows Google for its sign-in button, and what the payment windows ask for:
 * each, or the stand-in named in the environment, with the one script and the paths that it needs.
 * @param {string[]} scripts hashes of the page's own inline scripts
 * @param {{ windowSources: import("@silai/contracts/checkout/window").WindowSources[], googleScript: string, publicUrl: string }} settings
 */
export function contentPolicy(scripts, { windowSources, googleScript, publicUrl }) {
  const google = folderOf(googleScript)
  const allowed = (what) => windowSources.flatMap((sources) => sources[what])
  return written(
    {
      "default-src": ["'self'"],
      // The reader of QR codes is WebAssembly, our own copy (features/uid).
      "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts, googleScript, ...allowed("scripts")],
      "style-src": ["'self'", "'unsafe-inline'", `${google}style`],
      "img-src": ["'self'", "data:", "blob:", ...allowed("pictures")],
      "font-src": ["'self'"],
      "connect-src": ["'self'", google, ...allowed("calls")],
      "frame-src": [google, ...allowed("frames")],
      "form-action": ["'self'", ...allowed("frames")],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
    publicUrl,
  )
}

/**
 * The back office's policy: its own files and nothing else. antd inserts its styles into the page. @param {string}
 * publicUrl
 */
export const backOfficePolicy = (publicUrl) =>
  written(
    {
      "default-src": ["'self'"],
      // The scanner of labels is WebAssembly, our own copy.
      "script-src": ["'self'", "'wasm-unsafe-eval'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:"],
      // Voice messages and films of customers, which our own script has read.
      "media-src": ["'self'", "blob:"],
      // Papers are printed from a frame that holds the file which our own script has read; the browser's viewer in it counts as an object.
      "frame-src": ["blob:"],
      "object-src": ["blob:"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    },
    publicUrl,
  )

function written(rules, publicUrl) {
  const lines = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(" ")}`)
  if (publicUrl.startsWith("https:")) lines.push("upgrade-insecure-requests")
  // The older keyword is for browsers that do not know the newer one; those that know both ignore it.
  lines.push(`report-uri ${REPORTS_PATH}`, `report-to ${REPORTS_NAME}`)
  return lines.join("; ")
}

/** Security headers for everything the shop serves; the policy itself is set with each page. @param {string} publicUrl */
export function securityHeaders(publicUrl) {
  const where = (_req, res, next) => {
    res.setHeader("reporting-endpoints", `${REPORTS_NAME}="${REPORTS_PATH}"`)
    next()
  }
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith("https:"),
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" }, // Google's sign-in window must be able to reply.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  })
  return [where, headers]
}

// Routes for search engines.

const PUBLIC_PAGES = [
  "/",
  "/explore",
  "/about",
  "/support",
  "/faq",
  "/made-to-measure",
  "/size-guide",
  "/authentic",
  "/track-order",
  "/shipping-policy",
  "/return-policy",
  "/privacy-policy",
  "/terms-of-service",
  "/terms-and-conditions",
]
const CLOSED = [
  "/admin",
  "/api",
  "/checkout",
  "/mybag",
  "/profile",
  "/orders",
  "/order-confirmation",
  "/track-order/",
  "/search",
  "/signin",
  "/signup",
  "/request-return",
  "/return-order",
  "/edit-review",
]
const PAGE_SIZE = 48
const FRESH_MS = 10 * 60_000

/** @param {{ publicUrl: string }} settings */
export function robots({ publicUrl }) {
  const text = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n")
  return (_req, res) => res.type("text/plain").set("cache-control", "public, max-age=3600").send(text)
}

/**
 * The public pages and every published product, from the catalogue. @param {{ publicUrl: string, apiUrl: string }}
 * settings
 */
export function sitemap({ publicUrl, apiUrl }) {
  let kept = { xml: "", until: 0 }
  let asking = null
  const ask = async () => {
    const slugs = await publishedSlugs(apiUrl).catch(() => null)
    const addresses = [...PUBLIC_PAGES, ...(slugs ?? []).map((slug) => `/product/${encodeURIComponent(slug)}`)]
    const entries = addresses.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`).join("")
    // When the catalogue did not reply, the next visit tries again.
    kept = {
      xml: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
      until: slugs ? Date.now() + FRESH_MS : 0,
    }
  }
  const answer = async (res) => {
    // The whole catalogue is read once, however many crawlers come at this moment.
    if (kept.until < Date.now()) await (asking ??= ask().finally(() => (asking = null)))
    res.type("application/xml").set("cache-control", "public, max-age=600").send(kept.xml)
  }
  return (_req, res, next) => void answer(res).catch(next)
}

async function publishedSlugs(apiUrl) {
  const slugs = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${apiUrl}/customer/product/variant/all`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sortField: "latest", numberOfProducts: PAGE_SIZE, page, status: true }),
      signal: AbortSignal.timeout(5_000),
    })
    if (!response.ok) throw new Error(`catalogue answered ${response.status}`)
    const reply = await response.json()
    slugs.push(...reply.data.map((variant) => variant.slug))
    pages = Math.min(reply.totalPages, 200)
  }
  return slugs
}

const escapeXml = (text) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

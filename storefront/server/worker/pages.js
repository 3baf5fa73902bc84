// The part of the shop's service worker that opens pages without a connection (decision 0055). The rules that keep it
// from breaking the shop: only navigations and hashed files are looked at; the network comes first for every page;
// whatever fails in here, the request goes on as if there were no worker; nothing with a session in it is kept.

/** Pages that are the same for everyone; an order, a return or an account is none of them. */
const OPEN_PAGES =
  /^\/($|explore(\/all)?$|product\/|search\/|made-to-measure$|size-guide$|about$|support$|faq$|authentic$|mybag$|wishlist$|track-order$|(shipping|return|privacy)-policy$|terms-(of-service|and-conditions)$)/
/** Other programs behind the same address. */
const NOT_PAGES = /^\/(admin|api|images|assets|brand|metrics)(\/|$)/

const isOpen = ({ pathname }) => OPEN_PAGES.test(pathname)
const addressOf = ({ pathname, search }) => pathname + search

/** Whether a reply may be kept: a whole page that says itself that it is the same for everyone. */
const mayBeKept = (response) =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  (response.headers.get("content-type") ?? "").startsWith("text/html") &&
  !/no-store|private/.test(response.headers.get("cache-control") ?? "no-store")

const filesIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]

/** The oldest ones go; the bag's page stays. */
async function trim(cache, most) {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== facts.bag)
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

async function keepFiles(addresses) {
  const cache = await caches.open(facts.files)
  for (const address of addresses)
    if (!(await cache.match(address, { ignoreVary: true }))) {
      const response = await fetch(address)
      if (response.ok && response.type === "basic") await cache.put(address, response)
    }
  await trim(cache, facts.mostFiles)
}

/** Keeps a page with the files that it names. Its address goes to the end, where it is kept longest. */
async function keepPage(address, response) {
  const html = await response.clone().text()
  const cache = await caches.open(facts.pages)
  await cache.delete(address, { ignoreVary: true })
  await cache.put(address, response)
  await trim(cache, facts.mostPages)
  await keepFiles(filesIn(html))
}

const keptPage = async (address) => (await caches.open(facts.pages)).match(address, { ignoreVary: true })

/** Whether it was kept a moment ago. */
const isFresh = (response) => Date.now() - Date.parse(response?.headers.get("date") ?? "") < facts.freshMs

/** Caches a page that was reached inside the app, which requests only the page's data. */
async function recordSeen(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin || !isOpen(url) || isFresh(await keptPage(addressOf(url)))) return
  const response = await fetch(addressOf(url), { headers: { accept: "text/html" } })
  if (mayBeKept(response)) await keepPage(addressOf(url), response)
}

/** A failed write to the cache must not disturb the shopper: the page itself was served. */
const quietly = (work) => work.catch(() => undefined)

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Addresses and titles of the kept pages, the latest first. */
async function seenPages() {
  const cache = await caches.open(facts.pages)
  const keys = (await cache.keys()).slice(-facts.named).toReversed()
  return Promise.all(
    keys.map(async (key) => {
      const html = await (await cache.match(key, { ignoreVary: true })).text()
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""
      // The title is of our own page, and escaped there already.
      return { address: addressOf(new URL(key.url)), title: title.split(" | ")[0] }
    }),
  )
}

/** The shop's own page in the place of the browser's. */
async function offlinePage() {
  const seen = await seenPages().catch(() => [])
  const { say } = facts
  const links = seen
    .filter(({ title }) => title)
    .map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`)
    .join("")
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(say.title)}</title><style>${facts.style}</style></head>
<body><main><p class="name">${escaped(facts.name)}</p><h1>${escaped(say.title)}</h1><p>${escaped(say.notSeen)}</p><p><a class="again" href="">${escaped(say.again)}</a></p>${links ? `<h2>${escaped(say.seen)}</h2><ul>${links}</ul>` : ""}</main></body></html>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request)
/** A line that neither answers nor breaks is none. */
const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), facts.patienceMs))

/** From the network; when there is none, as it was kept, or else the shop's own page that says so. */
async function page(event, url) {
  const coming = fromNetwork(event)
  const kept = isOpen(url) ? await quietly(keptPage(addressOf(url))) : undefined
  let response
  try {
    response = await (kept ? Promise.race([coming, late()]) : coming)
  } catch (lost) {
    void quietly(coming)
    // Where there are no caches, the browser's own page is what is left.
    return kept ?? offlinePage().catch(() => Promise.reject(lost))
  }
  if (isOpen(url) && mayBeKept(response)) event.waitUntil(quietly(keepPage(addressOf(url), response.clone())))
  return response
}

/** A hashed file never changes: the kept one is as good as the server's. */
async function file(event) {
  const { request } = event
  const kept = await caches.match(request.url, { cacheName: facts.files, ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.type === "basic") {
    const copy = response.clone()
    event.waitUntil(quietly(caches.open(facts.files).then((cache) => cache.put(request.url, copy))))
  }
  return response
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== self.location.origin) return
  if (request.mode === "navigate" && !NOT_PAGES.test(url.pathname)) event.respondWith(page(event, url))
  else if (/^\/assets\/[^/]+$/.test(url.pathname)) event.respondWith(file(event))
})

self.addEventListener("message", (event) => {
  const { kind, path } = event.data ?? {}
  if (kind === "seen" && typeof path === "string") event.waitUntil(quietly(recordSeen(path)))
  if (kind === "update") event.waitUntil(self.skipWaiting())
})

// The bag can be looked at from the first visit on.
self.addEventListener("install", (event) => event.waitUntil(quietly(recordSeen(facts.bag))))

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("silai-"))
    const kept = [facts.pages, facts.files, facts.others].flat()
    await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
  }
  // The page is asked for while the worker starts.
  const preload = async () => self.registration.navigationPreload?.enable()
  const claim = async () => self.clients.claim()
  event.waitUntil(Promise.all([tidy(), preload(), claim()].map(quietly)))
})

import { houseRefusals } from "@silai/contracts/house/messages"
import compression from "compression"
import express from "express"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createRequestHandler } from "react-router"
import sirv from "sirv"
import { printLines, write } from "./lines.mjs"
import { plainTargets } from "./addresses.mjs"
import { untilBackendAnswers } from "./backend-awaited.mjs"
import { robots, sitemap } from "./crawlers.mjs"
import { pages } from "./pages.mjs"
import { proxy } from "./proxy.mjs"
import { reports, REPORTS_PATH } from "./reports.mjs"
import { backOfficePolicy, securityHeaders } from "./security.mjs"
import { figures, seeRequests } from "./seeing.mjs"
import { settings } from "./settings.mjs"
import { watchShop } from "./shop-changes.mjs"
import { stopping } from "./stopping.mjs"
import { serveWorker, workerScripts } from "./worker/serve.mjs"

printLines()

// One origin: the shop's pages, the back office, and the backend behind /api and /images. The order below matters.

process.on("unhandledRejection", (fault) => {
  write("error", "unhandled rejection", { cause: fault instanceof Error ? fault.stack : String(fault) })
  process.exit(1)
})
// The static server caches a list of files and opens them without handling errors: when a newer build has replaced one,
// that request is lost, which must not end the server for everyone. After any other error a fresh process is safer.
process.on("uncaughtException", (fault) => {
  console.error(fault)
  if (fault.code !== "ENOENT" || fault.syscall !== "open") process.exit(1)
})

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const client = here("../build/client")
const backOffice = here("../../admin/dist")
const IMMUTABLE = "public, max-age=31536000, immutable"

if (!existsSync(client)) {
  console.error("The shop has not been built yet. Run: npm run build -w storefront")
  process.exit(1)
}

if (!(await untilBackendAnswers({ apiUrl: settings.apiUrl, waitMs: settings.startWaitMs }))) process.exit(1)

const app = express()
app.disable("x-powered-by")
app.set("trust proxy", "loopback, linklocal, uniquelocal")

app.use(plainTargets, seeRequests)

app.get("/metrics", figures(settings.metricsToken))

app.use(REPORTS_PATH, reports())

// Before anything that reads bodies or compresses: uploads and events must be streamed.
app.use("/api", proxy({ target: settings.apiUrl }))
app.use(
  "/images",
  (req, _res, next) => ((req.url = `/images${req.url}`), next()),
  proxy({ target: settings.apiUrl, cache: true }),
)

// Before the static servers: the back office's would answer with its own page.
const workers = workerScripts(`${client}/assets`, settings.worker)
app.get("/sw.js", serveWorker(workers.shop))
app.get("/admin/sw.js", serveWorker(workers.office))

// Built files get only a few headers: they are many, and none of the page's policies applies to them.
const assetHeaders = (res, path) => {
  res.setHeader(
    "cache-control",
    path.startsWith("/assets/")
      ? IMMUTABLE
      : path.startsWith("/brand/")
        ? "public, max-age=604800"
        : "public, max-age=3600",
  )
  res.setHeader("x-content-type-options", "nosniff")
}
const gone = (_req, res) => void res.status(404).type("text/plain").send("Gone")
// A build was replaced under a running server: the static server's list would still contain the old file.
const ifThere = (folder) => (req, res, next) => (existsSync(`${folder}${req.path}`) ? next() : gone(req, res))
app.use("/assets", ifThere(`${client}/assets`))
app.use(sirv(client, { extensions: [], brotli: true, gzip: true, etag: true, setHeaders: assetHeaders }))
// A missing chunk of an older build is not a page; rendering one for it would break the browser that requested it.
app.use("/assets", gone)

app.use(securityHeaders(settings.publicUrl))

app.use("/admin", (_req, res, next) => {
  res.set("x-robots-tag", "noindex, nofollow")
  res.set("content-security-policy", backOfficePolicy(settings.publicUrl))
  next()
})
if (existsSync(backOffice)) {
  const cached = (res, path) => res.setHeader("cache-control", path.startsWith("/assets/") ? IMMUTABLE : "no-cache")
  app.use("/admin/assets", ifThere(`${backOffice}/assets`))
  app.use(
    "/admin",
    sirv(backOffice, {
      single: true,
      ignores: [/^\/assets\//],
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: cached,
    }),
  )
}
app.use(
  "/admin",
  (_req, res) =>
    void res.status(404).type("text/plain").send("The back office has not been built yet, or that file is gone."),
)

app.get("/robots.txt", robots(settings))
app.get("/sitemap.xml", compression(), sitemap(settings))

const build = await import(new URL("../build/server/index.js", import.meta.url).href)
const { windowSources, refreshShop } = build.entry.module
const shopPages = pages(createRequestHandler(build, "production"), { ...settings, windowSources: windowSources() })
app.use((req, res, next) => void shopPages(req, res, next))

// The shopkeeper's settings are written into every page: when they change, all cached pages are out of date.
await refreshShop()
watchShop({ apiUrl: settings.apiUrl, read: refreshShop, changed: () => shopPages.drop() })

app.use((error, _req, res, _next) => {
  console.error(error)
  if (!res.headersSent) res.status(houseRefusals.fault.status).type("text/plain").send(houseRefusals.fault.say)
})

const server = app.listen(settings.port, settings.host, (error) => {
  if (error) {
    console.error(error.code === "EADDRINUSE" ? `Port ${settings.port} is taken. Set PORT to another one.` : error)
    process.exit(1)
  }
  console.log(`The shop is open at ${settings.publicUrl} (listening on ${settings.host}:${server.address().port})`)
})
// Event streams stay open for hours; keep-alive is a little longer than a proxy's usual minute.
server.keepAliveTimeout = 65_000

const stop = stopping(server)
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop().then(() => process.exit(0)))

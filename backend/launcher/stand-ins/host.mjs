import express from "express"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { movableClock } from "./clock.mjs"
import { openStore } from "./store.mjs"

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, "../../..")
const require = createRequire(import.meta.url)

/**
 * Every plugin's `stand-in/mount.ts`, and `mount-….ts` for a second service (compiled beforehand): `{standIn: {path, title},
 * mount(router, context)}`.
 */
function foundStandIns() {
  return fs
    .readdirSync(path.join(root, "plugins"))
    .map((name) => path.join(root, "plugins", name, ".medusa/server/stand-in"))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((file) => /^mount(-[a-z]+)?\.js$/.test(file))
        .map((file) => path.join(folder, file)),
    )
    .map((file) => require(file))
}

/** Another site's page must not change switches: only JSON, which needs a preflight, and only under a loopback name. */
function sameMachine(req, res, next) {
  const named = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(req.headers.host ?? "")
  if (!named) return res.status(421).json({ error: "The stand-ins answer on this machine only." })
  next()
}

async function mountAll(app, context) {
  const panels = []
  for (const { standIn, mount } of foundStandIns()) {
    const router = express.Router()
    const panel = await mount(router, context)
    app.use(standIn.path, router)
    panels.push({ ...standIn, panel })
  }
  return panels
}

function hostRoutes(app, panels, clock) {
  app.get("/", (_req, res) => res.sendFile(path.join(here, "dashboard.html")))
  app.use("/dashboard", express.static(path.join(here, "dashboard")))
  app.get("/health", (_req, res) => res.json({ alive: true, standIns: panels.map(({ path }) => path) }))
  app.get("/__panels", (_req, res) => {
    res.json(
      panels.map(({ path, title, panel }) => ({
        path,
        title,
        columns: panel.columns,
        rows: panel.rows(),
        switches: panel.switches,
        faults: panel.faults(),
      })),
    )
  })
  const json = express.json()
  const jsonOnly = (req, res, next) =>
    req.is("application/json") ? next() : res.status(415).json({ error: "Send JSON." })
  app.post("/__reset", jsonOnly, json, (_req, res) => {
    for (const { panel } of panels) panel.reset()
    clock.resetToNow()
    res.json({ done: true })
  })
  app.post("/__clock", jsonOnly, json, (req, res) => {
    const ms = Number(req.body.advanceMs)
    if (!Number.isFinite(ms) || ms < 0) return res.status(400).json({ error: "advanceMs must be a positive number." })
    clock.advance(ms)
    res.json({ now: new Date(clock.now()).toISOString() })
  })
}

/**
 * Starts every stand-in in this process.
 * @param options `{port, dataDir, settings, host?, say?}`; settings are the environment's names (RAZORPAY_KEY_ID, SMTP_PORT …).
 * @returns `{url, close()}`. Rejects when the port is taken or a stand-in lacks a setting.
 */
export async function startStandIns({ port, dataDir, settings, host = "127.0.0.1", say = () => {} }) {
  const clock = movableClock()
  const { store, flush } = openStore(path.join(dataDir, "stand-ins"), say)
  const app = express().disable("x-powered-by")
  app.use(sameMachine)
  const panels = await mountAll(app, { settings, clock, store })
  hostRoutes(app, panels, clock)
  const server = await new Promise((resolve, reject) => {
    const listening = app.listen(port, host, () => resolve(listening))
    listening.once("error", reject)
  }).catch(async (error) => {
    await Promise.all(panels.map(({ panel }) => panel.close()))
    throw error
  })
  return {
    url: `http://localhost:${server.address().port}`,
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), ...panels.map(({ panel }) => panel.close())])
      flush()
    },
  }
}

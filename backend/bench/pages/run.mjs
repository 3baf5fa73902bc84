// How heavy and how quick the shop's pages are on a phone: Lighthouse with applied throttling (a slow line made slow, not guessed),
// on the built pages of a shop of its own, as somebody new or as who has been there before. Median of three visits; figures from a busy machine are worse than they need be.
import { fork } from "node:child_process"
import os from "node:os"
import path from "node:path"
import { root } from "../../launcher/settings.mjs"
import { Trouble } from "../../launcher/trouble.mjs"
import { lighthouseIn } from "./lighthouse.mjs"
import { firstScripts } from "./first-scripts.mjs"
import { profileOf } from "./visitors.mjs"

const VISITS = 3
const KB = 1024
const LIMITS = { lcpMs: 2_000, cls: 0, scriptBytes: 120 * KB, styleBytes: 15 * KB }
const PAGES = [
  { name: "home", path: "/" },
  { name: "explore", path: "/explore", hasLcpLimit: true },
  { name: "product", path: "/product/black-aura-formal-shirt", hasLcpLimit: true },
  { name: "bag, empty", path: "/mybag" },
  { name: "bag, guest", path: "/mybag", visitor: "guest" },
  { name: "bag, account", path: "/mybag", visitor: "customer" },
  // Nobody's first page: shown, not judged.
  { name: "checkout", path: "/checkout", visitor: "guest", isOnlyShown: true },
]
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

function openShop() {
  const child = fork(path.join(root, "backend/tests/rig/open-whole-shop.mjs"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  return new Promise((resolve, reject) => {
    child.once("message", ({ ready, browser }) =>
      resolve({
        facts: ready,
        browser,
        close: () =>
          new Promise((gone) => {
            child.once("exit", gone)
            child.disconnect()
          }),
      }),
    )
    child.once("exit", (code) => reject(new Error(`The shop to measure did not open (exit code ${code}).`)))
  })
}

/** Measures every page and prints one line each; `npm run bench pages 1` visits each once instead of three times. Resolves to the exit code: 1 when a limit is broken. */
export async function run([asked]) {
  const times = asked === undefined ? VISITS : Number(asked)
  if (!Number.isInteger(times) || times < 1)
    throw new Trouble("How often each page is visited must be a whole number from 1.")
  const place = path.join(root, ".cache/bench")
  const visit = await lighthouseIn(place)
  const shop = await openShop()
  let broken = 0
  try {
    for (const page of PAGES) {
      const url = shop.facts.shop + page.path
      const profile = page.visitor && (await profileOf(page.visitor, { ...shop, place }))
      const first = await firstScripts(url)
      const visits = []
      for (let at = 0; at < times; at += 1) visits.push(await visit(url, shop.browser, profile))
      const of = (key) => median(visits.map((one) => one[key]))
      const wrong = [
        page.hasLcpLimit && of("lcpMs") > LIMITS.lcpMs && "LCP",
        of("cls") > LIMITS.cls && "CLS",
        first.scripts > LIMITS.scriptBytes && "JavaScript",
        first.styles > LIMITS.styleBytes && "CSS",
      ].filter(Boolean)
      if (page.isOnlyShown) wrong.length = 0
      broken += wrong.length
      const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`
      console.log(
        `${page.name.padEnd(12)} LCP ${Math.round(of("lcpMs"))} ms · TBT ${Number.isNaN(of("tbtMs")) ? "unknown, the machine was never at rest" : `${Math.round(of("tbtMs"))} ms`} · CLS ${of("cls").toFixed(3)} · whole page ${kb(of("bytes"))} · first JavaScript ${kb(first.scripts)} · CSS ${kb(first.styles)}${wrong.length ? `  over: ${wrong.join(", ")}` : ""}`,
      )
    }
  } finally {
    await shop.close()
  }
  console.log(`Load of this machine at the end: ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors.`)
  console.log(
    `Limits: LCP ${LIMITS.lcpMs} ms on explore and product, CLS ${LIMITS.cls}, first JavaScript ${LIMITS.scriptBytes / KB} KB, CSS ${LIMITS.styleBytes / KB} KB (brotli).`,
  )
  return broken ? 1 : 0
}

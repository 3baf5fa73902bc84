// How heavy and how fast the shop's pages are on a phone: Lighthouse with applied throttling (a really slowed
// connection, not a simulated one), on the built pages of a separate shop, as a new or a returning visitor. Median of
// three visits; a busy machine gives worse figures.
import { fork } from "node:child_process"
import os from "node:os"
import path from "node:path"
import { root } from "../../launcher/settings.mjs"
import { Trouble } from "../../launcher/trouble.mjs"
import { printBackOffice } from "./back-office.mjs"
import { lighthouseIn } from "./lighthouse.mjs"
import { firstScripts } from "./first-scripts.mjs"
import { profileOf } from "./visitors.mjs"

const VISITS = 3
const KB = 1024
const LIMITS = { cls: 0, scripts: 8, scriptBytes: 125 * KB, styleBytes: 15 * KB }
// Entry pages have a stricter limit than later ones.
const FIRST_LCP_MS = 2_000
const LATER_LCP_MS = 2_500
const PAGES = [
  { name: "home", path: "/", lcpMs: FIRST_LCP_MS },
  { name: "explore", path: "/explore", lcpMs: FIRST_LCP_MS },
  { name: "product", path: "/product/black-aura-formal-shirt", lcpMs: FIRST_LCP_MS },
  { name: "bag, empty", path: "/mybag", lcpMs: LATER_LCP_MS },
  { name: "bag, guest", path: "/mybag", visitor: "guest", lcpMs: LATER_LCP_MS },
  { name: "bag, account", path: "/mybag", visitor: "customer", lcpMs: LATER_LCP_MS },
  { name: "checkout", path: "/checkout", visitor: "guest", lcpMs: LATER_LCP_MS },
  { name: "sign-up", path: "/signup", lcpMs: LATER_LCP_MS },
]
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

function openShop() {
  const child = fork(path.join(root, "backend/tests/rig/opening/open-whole-shop.mjs"), {
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

/**
 * Measures every page and prints one line each; `npm run bench pages 1` visits each once instead of three times, `npm run bench
 * pages 1 home bag` only pages with such names, and not the back office. Resolves to the exit code: 1 when a limit is broken.
 */
export async function run([asked, ...only]) {
  const times = asked === undefined ? VISITS : Number(asked)
  if (!Number.isInteger(times) || times < 1)
    throw new Trouble("How often each page is visited must be a whole number from 1.")
  const pages = PAGES.filter(({ name }) => only.length === 0 || only.some((start) => name.startsWith(start)))
  const place = path.join(root, ".cache/bench")
  const visit = await lighthouseIn(place)
  const shop = await openShop()
  let broken = 0
  try {
    for (const page of pages) {
      const url = shop.facts.shop + page.path
      const profile = page.visitor && (await profileOf(page.visitor, { ...shop, place }))
      const first = await firstScripts(url)
      const visits = []
      for (let at = 0; at < times; at += 1) visits.push(await visit(url, shop.browser, profile))
      const of = (key) => median(visits.map((one) => one[key]))
      const wrong = [
        of("lcpMs") > page.lcpMs && "LCP",
        of("cls") > LIMITS.cls && "CLS",
        first.count > LIMITS.scripts && "scripts",
        first.scripts > LIMITS.scriptBytes && "JavaScript",
        first.styles > LIMITS.styleBytes && "CSS",
      ].filter(Boolean)
      broken += wrong.length
      const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`
      console.log(
        `${page.name.padEnd(12)} LCP ${Math.round(of("lcpMs"))} ms · TBT ${Number.isNaN(of("tbtMs")) ? "unknown, the machine was never at rest" : `${Math.round(of("tbtMs"))} ms`} · CLS ${of("cls").toFixed(3)} · whole page ${kb(of("bytes"))} · ${first.count} scripts of ${kb(first.scripts)} · CSS ${kb(first.styles)}${wrong.length ? `  over: ${wrong.join(", ")}` : ""}`,
      )
    }
    if (only.length === 0) broken += printBackOffice()
  } finally {
    await shop.close()
  }
  console.log(`Load of this machine at the end: ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors.`)
  console.log(
    `Limits: LCP ${FIRST_LCP_MS} ms on home, explore and product, ${LATER_LCP_MS} ms on the others, CLS ${LIMITS.cls}, first JavaScript ${LIMITS.scripts} files of ${LIMITS.scriptBytes / KB} KB, CSS ${LIMITS.styleBytes / KB} KB (brotli).`,
  )
  return broken ? 1 : 0
}

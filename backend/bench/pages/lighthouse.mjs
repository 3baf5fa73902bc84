// Lighthouse has two hundred dependencies, so it is not one of the shop's: it is installed separately, at a fixed
// version, on first use.
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { Trouble } from "../../launcher/trouble.mjs"

const VERSION = "12.8.2"

function install(place) {
  const own = path.join(place, "node_modules/lighthouse/package.json")
  if (fs.existsSync(own) && JSON.parse(fs.readFileSync(own, "utf8")).version === VERSION) return
  console.log(`Installing lighthouse ${VERSION} into ${path.relative(process.cwd(), place)} (once) …`)
  fs.mkdirSync(place, { recursive: true })
  const done = spawnSync(
    "npm",
    [
      "install",
      "--prefix",
      place,
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--loglevel",
      "error",
      `lighthouse@${VERSION}`,
    ],
    { stdio: "inherit", shell: process.platform === "win32" },
  )
  if (done.status !== 0)
    throw new Trouble(
      "Lighthouse could not be installed: npm's output is above. The measurement needs the network once.",
    )
}

/**
 * Returns a function that visits a page once with the browser at a path, as a new visitor or with a profile: times in
 * ms, bytes as transferred.
 */
export async function lighthouseIn(place) {
  install(place)
  return (url, browser, profile) => {
    const out = path.join(place, "report.json")
    const done = spawnSync(
      process.execPath,
      [
        path.join(place, "node_modules/lighthouse/cli/index.js"),
        url,
        "--quiet",
        "--output=json",
        `--output-path=${out}`,
        "--only-categories=performance",
        "--form-factor=mobile",
        "--throttling-method=devtools",
        `--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage${profile ? ` --user-data-dir=${profile}` : ""}`,
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CHROME_PATH: browser } },
    )
    if (done.status !== 0) throw new Trouble(`Lighthouse could not visit ${url} (exit code ${done.status}).`)
    const { audits } = JSON.parse(fs.readFileSync(out, "utf8"))
    const value = (name) => audits[name].numericValue ?? Number.NaN
    return {
      lcpMs: value("largest-contentful-paint"),
      tbtMs: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
    }
  }
}

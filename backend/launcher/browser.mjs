// Finds the browser for the journeys, and installs Debian's Chromium when there is none: without windows, it takes a fifth less time.
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { Trouble } from "./trouble.mjs"

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const usual = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

function onPath() {
  const folders = (process.env.PATH ?? "").split(path.delimiter)
  return (
    [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...usual].find((file) =>
      fs.existsSync(file),
    ) ?? null
  )
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import("@playwright/test")
    const file = chromium.executablePath()
    return file && fs.existsSync(file) ? file : null
  } catch {
    return null // not installed yet
  }
}

/** The path of a Chromium, or null. `CHROME_PATH` wins, then Playwright's own download, then the system's. */
export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given && !fs.existsSync(given))
    throw new Trouble(`CHROME_PATH is ${given}, and there is no such file. Correct it, or leave it out.`)
  return given || (await playwrightsOwn()) || onPath()
}

function installFromDebian() {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false
  const root = process.getuid?.() === 0
  const run = (...args) =>
    spawnSync(root ? "apt-get" : "sudo", root ? args : ["-n", "apt-get", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  console.log("No browser found: installing Debian's Chromium for the journeys …")
  return run("update", "-qq") && run("install", "-y", "-qq", "--no-install-recommends", names[0])
}

/**
 * The path of a Chromium, installed first when there is none. Throws Trouble with a solution when it can neither be
 * found nor installed.
 */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (installFromDebian() ? await findBrowser() : null)
  if (!found)
    throw new Trouble(
      "The journeys need Chromium or Chrome, and none was found. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROME_PATH to it.",
    )
  return found
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  ensureBrowser().then(
    (file) => console.log(`Browser: ${file}`),
    (error) => {
      console.error(error.message)
      process.exit(1)
    },
  )

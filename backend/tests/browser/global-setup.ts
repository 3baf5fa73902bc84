import type { FullConfig } from "@playwright/test"
import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"

const opener = path.resolve(__dirname, "../rig/opening/open-whole-shop.mjs")
const patienceMs = 300_000

type Ready = { ready: unknown; browser: string }

function untilReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error("The shop for the journeys did not open within five minutes.")),
      patienceMs,
    )
    child.on("message", (message: Ready) => {
      clearTimeout(late)
      resolve(message)
    })
    child.once("exit", (code) =>
      reject(new Error(`The shop for the journeys did not open (exit code ${code}); its output is above.`)),
    )
  })
}

async function openOne() {
  const child = fork(opener, { stdio: ["ignore", "inherit", "inherit", "ipc"] })
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const { ready, browser } = await untilReady(child)
  const close = async () => {
    child.kill("SIGTERM")
    await gone
  }
  return { ready, browser, close }
}

/** A whole shop for each worker. With `SILAI_SHOPS` in the environment they are open already. */
export default async function setup({ workers }: FullConfig) {
  if (process.env.SILAI_SHOPS) return
  // In parallel: builds and first fillings have locks, and what one has made the others reuse.
  const shops = await Promise.all(Array.from({ length: workers }, openOne))
  // Workers inherit both, and read the configuration again.
  process.env.SILAI_SHOPS = JSON.stringify(shops.map(({ ready }) => ready))
  process.env.CHROME_PATH = shops[0].browser
  return async () => {
    await Promise.all(shops.map(({ close }) => close()))
  }
}

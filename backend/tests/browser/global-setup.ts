import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"

const opener = path.resolve(__dirname, "../rig/open-whole-shop.mjs")
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
      reject(new Error(`The shop for the journeys did not open (exit code ${code}); its words stand above.`)),
    )
  })
}

/** One whole shop for all journeys. `SILAI_SHOP` in the environment means one that is open already. */
export default async function setup() {
  if (process.env.SILAI_SHOP) return
  const child = fork(opener, { stdio: ["ignore", "inherit", "inherit", "ipc"] })
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const { ready, browser } = await untilReady(child)
  // Workers inherit both, and read the configuration again.
  process.env.SILAI_SHOP = JSON.stringify(ready)
  process.env.CHROME_PATH = browser
  return async () => {
    child.kill("SIGTERM")
    await gone
  }
}

// A whole shop in its own process, for a test runner that cannot load the rig's TypeScript by itself. It sends its
// parent `{ready: facts, browser: path}` and closes on request, or when the parent is gone.
import { runnerImport } from "vite"
import { ensureBrowser } from "../../../launcher/browser.mjs"

const { module } = await runnerImport(new URL("./whole-shop.ts", import.meta.url).pathname, {
  configFile: false,
  logLevel: "error",
  resolve: { conditions: ["silai-source"] },
})
const say = (message) => {
  if (process.connected) process.send(message)
}

let closing
const close = (shop) =>
  (closing ??= shop.close().then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  ))
try {
  const browser = await ensureBrowser()
  const shop = await module.openWholeShop()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void close(shop))
  process.on("disconnect", () => void close(shop))
  process.on("message", (message) => {
    if (message === "logs") say({ logs: shop.logs() })
  })
  say({ ready: shop.facts, browser })
  if (!process.send) console.log(JSON.stringify(shop.facts))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

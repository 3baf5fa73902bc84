// node backend/tests/rig/opening/open-old-shop.mjs <folder>: opens a shop that another version of the engine filled, as after an update
// (migrated, then booted), and writes the engine's tables as they are now to backend/docs/engine-tables.json.
import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { runnerImport } from "vite"

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const settings = { configFile: false, logLevel: "error", resolve: { conditions: ["silai-source"] } }
const { module: rig } = await runnerImport(here("../shop.ts"), settings)
const { module: engine } = await runnerImport(here("../../laws/engine-tables.ts"), settings)

const shop = await rig.openShop({}, process.argv[2])
try {
  const { databaseUrl, api } = shop.facts
  const ready = await fetch(`${api}/ready`)
  if (!ready.ok) throw new Error(`The shop opens, but is not ready: ${await ready.text()}`)
  fs.writeFileSync(
    here("../../../docs/engine-tables.json"),
    engine.printTables(await engine.tablesOfEngine(databaseUrl)),
  )
} catch (error) {
  console.error(shop.logs(30))
  throw error
} finally {
  await shop.close()
}

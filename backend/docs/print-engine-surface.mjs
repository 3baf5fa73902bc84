// npm run docs: writes engine-surface.md from the tree's SQL and from engine-tables.json. With --tables it first writes
// engine-tables.json, from a freshly migrated database: needed after the engine was taken to another version.
import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { runnerImport } from "vite"

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const load = async (file) =>
  (
    await runnerImport(here(file), {
      configFile: false,
      logLevel: "error",
      resolve: { conditions: ["silai-source"] },
    })
  ).module
const write = (file, text) => {
  const page = here(file)
  if (!fs.existsSync(page) || fs.readFileSync(page, "utf8") !== text) fs.writeFileSync(page, text)
}

if (process.argv.includes("--tables")) {
  const { openShop } = await load("../tests/rig/shop.ts")
  const { printTables, tablesOfEngine } = await load("../tests/laws/engine-tables.ts")
  const shop = await openShop()
  const tables = await tablesOfEngine(shop.facts.databaseUrl).finally(() => shop.close())
  write("engine-tables.json", printTables(tables))
}
const { engineSurface } = await load("../tests/laws/engine-surface.ts")
write("engine-surface.md", engineSurface())

// npm run docs: writes calls.md and events.md from the contracts. With --check it only says whether the pages are up to date.
import fs from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { compile } from "../launcher/compile.mjs"
import { callList } from "./call-list.mjs"
import { readNouns } from "./contracts.mjs"
import { eventList, readWorkflows } from "./event-list.mjs"

await compile()
const { EVENTS } = createRequire(import.meta.url)("@silai/contracts/events")
const schemaOf = (type, io) => z.toJSONSchema(type, { io, unrepresentable: "any" })
const pages = {
  "calls.md": callList(readNouns(), schemaOf),
  "events.md": eventList(EVENTS, readWorkflows(), schemaOf),
}
for (const [name, text] of Object.entries(pages)) {
  const page = fileURLToPath(new URL(name, import.meta.url))
  if (fs.existsSync(page) && fs.readFileSync(page, "utf8") === text) continue
  if (!process.argv.includes("--check")) fs.writeFileSync(page, text)
  else {
    console.error(`backend/docs/${name} is out of date: npm run docs`)
    process.exitCode = 1
  }
}

// npm run docs: writes calls.md from the contracts. With --check it only says whether the page is up to date.
import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { compile } from "../launcher/compile.mjs"
import { callList } from "./call-list.mjs"
import { readNouns } from "./contracts.mjs"

await compile()
const page = fileURLToPath(new URL("calls.md", import.meta.url))
const text = callList(readNouns(), (type, io) => z.toJSONSchema(type, { io, unrepresentable: "any" }))
const old = fs.existsSync(page) ? fs.readFileSync(page, "utf8") : ""
if (process.argv.includes("--check")) {
  if (old !== text) {
    console.error("backend/docs/calls.md is out of date: npm run docs")
    process.exit(1)
  }
} else if (old !== text) fs.writeFileSync(page, text)

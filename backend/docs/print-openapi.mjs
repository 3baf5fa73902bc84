// node backend/docs/print-openapi.mjs > openapi.json: the document that the running shop serves at /api/openapi.json.
import fs from "node:fs"
import { createRequire } from "node:module"
import { compile } from "../launcher/compile.mjs"

await compile()
const require = createRequire(import.meta.url)
const { everyCall } = require("@silai/contracts/every-call")
const { openApi } = require("../.medusa/server/src/openapi.js")
const { version } = JSON.parse(fs.readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
process.stdout.write(`${JSON.stringify(openApi(everyCall, version), null, 2)}\n`)

// A contact sheet: every screen of the back office, on a desktop and on a phone, light and dark, as its journey finds it, and
// each page of the shop in windows from 320 to 2560 px.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { root } from "../../launcher/settings.mjs"

const folder = path.join(root, ".cache/screens")
const journeys = ["admin/e2e/house/every-screen.journey.ts", "storefront/e2e/house/widths.journey.ts"]
const journey = ["--pictures", "--project=desktop", ...journeys]

const walk = () =>
  new Promise((resolve) =>
    spawn(process.execPath, [path.join(root, "backend/launcher/journeys.mjs"), ...journey], {
      cwd: root,
      stdio: "inherit",
    }).once("close", (code) => resolve(code ?? 1)),
  )

const figure = (kind, file) =>
  `<figure><a href="${kind}/${file}"><img src="${kind}/${file}" alt=""></a><figcaption>${file.slice(0, -4)}</figcaption></figure>`

function sheet() {
  const kinds = fs.readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))
  const parts = kinds.map(
    (kind) =>
      `<h2>${kind}</h2><div>${fs
        .readdirSync(path.join(folder, kind))
        .map((file) => figure(kind, file))
        .join("")}</div>`,
  )
  const css = `body{font:14px sans-serif;background:#777;color:#fff}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0;width:320px}img{width:100%}`
  const file = path.join(folder, "index.html")
  fs.writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${css}</style>${parts.join("")}`,
  )
  return file
}

/** Takes the pictures again and writes the sheet; resolves to the journey's exit code. */
export async function run() {
  fs.rmSync(folder, { recursive: true, force: true })
  const code = await walk()
  if (fs.existsSync(folder)) console.log(`Every screen on one page: ${sheet()}`)
  return code
}

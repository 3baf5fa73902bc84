import { OFFLINE } from "@silai/contracts/shop/limits"
import { offlineMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"

const textOf = (name) => readFileSync(new URL(name, import.meta.url), "utf8")

/** Of the page without a connection; the shop's own styles may not be there. */
const STYLE =
  "body{margin:0;background:#f6f3ec;color:#1b1a18;font:16px/1.5 Figtree,system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 3rem}.name{letter-spacing:.18em;text-transform:uppercase;font-size:.8rem}h1{font:400 2rem/1.2 Marcellus,Georgia,serif;margin:.5rem 0 1rem}h2{font-size:1rem;margin:2.5rem 0 .5rem}ul{list-style:none;margin:0;padding:0}li{border-top:1px dashed #a9874f}a{color:inherit}li a{display:block;padding:.7rem 0}.again{display:inline-block;padding:.7rem 1.5rem;background:#141b2d;color:#fff;text-decoration:none}a:focus-visible{outline:3px solid #4a6b8a;outline-offset:2px}"

/** Changes with every build: then browsers have another worker, and the shop says that there is a newer version. */
function versionOf(assets) {
  const names = existsSync(assets) ? readdirSync(assets).sort() : []
  return createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, 12)
}

const script = (facts, ...parts) => `const facts = ${JSON.stringify(facts)}\n${parts.map(textOf).join("\n")}`

/**
 * The text of both service workers, each one classic script.
 * @param {string} assets the folder with the shop's built files @param {"on" | "off"} worker
 * @returns {{ shop: string, office: string }}
 */
export function workerScripts(assets, worker) {
  if (worker === "off") return { shop: textOf("off.js"), office: textOf("off.js") }
  const { name } = SHOP
  const { words, ...caching } = OFFLINE
  const shop = {
    ...caching,
    version: versionOf(assets),
    name,
    home: "/",
    bag: "/mybag",
    others: [words],
    say: offlineMessages,
    style: STYLE,
  }
  return {
    shop: script(shop, "ring.js", "pages.js"),
    office: script({ name, home: "/admin/notifications", words }, "ring.js"),
  }
}

/**
 * Serves a worker. Never cached: a broken one must be replaceable at the next visit.
 * @param {string} text @returns {import("express").RequestHandler}
 */
export const serveWorker = (text) => (_req, res) =>
  void res.type("text/javascript").set({ "cache-control": "no-cache", "x-content-type-options": "nosniff" }).send(text)

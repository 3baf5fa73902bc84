import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { firstScreen } from "../server/first-screen.mjs"

let client: string
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "client-"))
  mkdirSync(join(client, "assets"))
  writeFileSync(join(client, "assets/shelf-1.css"), '.price{content:"$&"}\n')
})
afterEach(() => rmSync(client, { recursive: true }))

const PAGE = `<html><head><link nonce="n1" rel="stylesheet" href="/assets/shelf-1.css"/><link rel="modulepreload" href="/assets/shelf-1.js"/></head>\
<body><p>Shirts</p><script nonce="n1" type="module" async="">import("/assets/shelf-1.js")</script></body></html>`

/** A page as a browser gets it. */
async function arranged(html: string, type = "text/html; charset=utf-8", status = 200) {
  const draw = firstScreen(
    async () =>
      new Response(html, { status, headers: { "content-type": type, "cache-control": "public, s-maxage=30" } }),
    client,
  )
  return draw(new Request("http://shop.test/explore", { headers: { "x-page-nonce": "n1" } }))
}

test("a page brings its styles along, and no link of it holds up what is seen", async () => {
  const html = await (await arranged(PAGE)).text()
  expect(html).toContain(
    '<style>.price{content:"$&"}</style><link disabled nonce="n1" rel="stylesheet" href="/assets/shelf-1.css"/>',
  )
})

test("a style that is shared with a part that comes later is named plainly too, so that it is not fetched again", async () => {
  const html = await (await arranged(PAGE.replace(".css", ".css#"))).text()
  expect(html).toContain('href="/assets/shelf-1.css#"/><link disabled rel="stylesheet" href="/assets/shelf-1.css"/>')
})

test("scripts wait until the page is painted, and are asked for by a script that the content policy lets run", async () => {
  const html = await (await arranged(PAGE)).text()
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<link rel="later" href="/assets/shelf-1.js"/>')
  expect(html).toContain(
    '<script nonce="n1" type="later" async="">import("/assets/shelf-1.js")</script><script nonce="n1">',
  )
})

test("the page's own headers and status stay, and what is no page stays whole", async () => {
  const gone = await arranged(PAGE, "text/html", 404)
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "public, s-maxage=30"])
  expect(await (await arranged(PAGE, "text/x-script")).text()).toBe(PAGE)
  expect(await (await arranged("<p>No scripts</p>")).text()).toBe("<p>No scripts</p>")
})

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { pageArranger } from "./arrange-page"

let client: string
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "client-"))
  mkdirSync(join(client, "assets"))
  writeFileSync(join(client, "assets/shelf-1.css"), '.price{content:"$&"}\n')
})
afterEach(() => rmSync(client, { recursive: true }))

const PAGE = `<html><head><link nonce="n1" rel="stylesheet" href="/assets/shelf-1.css"/><link rel="modulepreload" href="/assets/shelf-1.js"/></head>\
<body><p>Shirts</p><script nonce="n1" type="module" async="">import("/assets/shelf-1.js")</script></body></html>`

/** A page as a browser receives it. */
const arranged = (html: string) => pageArranger(client)(html, "n1")

test("puts its styles into a page, so that no style link delays the first paint", async () => {
  const html = await arranged(PAGE)
  expect(html).toContain(
    '<style>.price{content:"$&"}</style><link disabled nonce="n1" rel="stylesheet" href="/assets/shelf-1.css"/>',
  )
})

test("links a style that a later part shares plainly too, so that it is not fetched again", async () => {
  const html = await arranged(PAGE.replace(".css", ".css#"))
  expect(html).toContain('href="/assets/shelf-1.css#"/><link disabled rel="stylesheet" href="/assets/shelf-1.css"/>')
})

test("delays scripts until the page is painted, and requests them by a script that the content policy allows", async () => {
  const html = await arranged(PAGE)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<link rel="later" href="/assets/shelf-1.js"/>')
  expect(html).toContain(
    '<script nonce="n1" type="later" async="">import("/assets/shelf-1.js")</script><script nonce="n1">',
  )
})

test("leaves a page without scripts unchanged, and keeps the links of one whose styles are gone", async () => {
  expect(await arranged("<p>No scripts</p>")).toBe("<p>No scripts</p>")
  expect(await arranged('<link rel="stylesheet" href="/assets/gone-1.css"/>')).toBe(
    '<link rel="stylesheet" href="/assets/gone-1.css"/>',
  )
})

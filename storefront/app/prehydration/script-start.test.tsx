import { expect, test } from "vitest"
import { pageArranger } from "./arrange-page"

/** Runs the last script of a page in a visible window, and returns the files requested before the first paint. */
async function askedBeforePaint(body: string) {
  const html = `<html><head><link rel="modulepreload" href="/assets/shelf.js"/></head><body>${body}<script nonce="n1" type="module" async="">import("/assets/shelf.js")</script></body></html>`
  const page = new DOMParser().parseFromString(await pageArranger("")(html, "n1"), "text/html")
  const last = [...page.querySelectorAll("script")].at(-1)!
  Object.defineProperty(page, "currentScript", { value: last })
  Object.defineProperty(page, "hidden", { value: false })
  new Function("document", "requestAnimationFrame", last.text)(page, () => undefined)
  return [...page.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"))
}

test("requests the scripts of a page with only placeholders at once; lets one with content be painted first", async () => {
  expect(await askedBeforePaint('<div data-part="waiting"></div>')).toEqual(["/assets/shelf.js"])
  expect(await askedBeforePaint('<div data-part="waiting" hidden></div><p>Two shirts</p>')).toEqual([])
  expect(await askedBeforePaint("<p>Shirts</p>")).toEqual([])
})

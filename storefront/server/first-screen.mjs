import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { NONCE_HEADER } from "./pages.mjs"

// Runs last in the body. What is seen is painted first; only then does the line carry scripts. A page that nobody looks at paints nothing
// and need not wait, nor need one that has only bones to show (`data-part="waiting"`). React finds every element where it drew it. A form
// that is sent before its code is there stays as it is: the browser would send it by itself, and put what was typed into the address.
const ASK_FOR_SCRIPTS = `(() => {
  const nonce = document.currentScript.nonce
  const ask = () => {
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload"
    const words = document.querySelector("script[type=later]")
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, text: words.text })
    words.replaceWith(script)
  }
  document.addEventListener("submit", (event) => event.preventDefault())
  document.hidden || document.querySelector("[data-part=waiting]:not([hidden])") ? ask() : requestAnimationFrame(() => setTimeout(ask))
  document.currentScript.remove()
})()`.replace(/\n\s*/g, "\n")

/**
 * Arranges a drawn page for a slow line, on which every file costs half a second before its first byte. Its styles stand in the page
 * itself: their links stay for React and for later pages, but nothing waits for them. Its scripts are asked for when it has been painted,
 * so that the first picture has the line to itself.
 *
 * @param {(request: Request) => Promise<Response>} draw
 * @param {string} client folder of the built files
 * @returns {(request: Request) => Promise<Response>}
 */
export function firstScreen(draw, client) {
  /** @type {Map<string, Promise<string>>} a built file never changes under its name */
  const styles = new Map()
  const styleAt = (path) => {
    // A build that was replaced under a running server has taken its files along: such a link stays as it is.
    if (!styles.has(path))
      styles.set(
        path,
        readFile(join(client, path), "utf8").catch(() => ""),
      )
    return styles.get(path)
  }

  return async (request) => {
    const response = await draw(request)
    if (!response.body || !response.headers.get("content-type")?.startsWith("text/html")) return response
    const html = await withStyles(await response.text(), styleAt)
    return new Response(withScriptsLater(html, request.headers.get(NONCE_HEADER) ?? ""), {
      status: response.status,
      headers: response.headers,
    })
  }
}

/** @param {(path: string) => Promise<string>} styleAt */
async function withStyles(html, styleAt) {
  const links = [...html.matchAll(/<link\b[^>]*\srel="stylesheet"[^>]*>/g)].map(([link]) => ({
    link,
    path: /\shref="(\/assets\/[\w.-]+\.css)#?"/.exec(link)?.[1],
  }))
  for (const { link, path } of links) {
    const style = path && (await styleAt(path))
    if (!style) continue
    // React Router ends the name of a shared style with a #; a part that comes later would fetch it again, did it not find its plain name.
    const plain = link.includes("#") ? `<link disabled rel="stylesheet" href="${path}"/>` : ""
    // A function, because a dollar sign in a style is no pattern.
    html = html.replace(link, () => `<style>${style.trim()}</style>${link.replace("<link", "<link disabled")}${plain}`)
  }
  return html
}

function withScriptsLater(html, nonce) {
  const starts = /<script\b[^>]*\stype="module"[^>]*>/.exec(html)?.[0]
  if (!starts) return html
  return html
    .replaceAll('rel="modulepreload"', 'rel="later"')
    .replace(starts, starts.replace('type="module"', 'type="later"'))
    .replace("</body>", () => `<script nonce="${nonce}">${ASK_FOR_SCRIPTS}</script></body>`)
}

import { readFile } from "node:fs/promises"
import { join } from "node:path"

// Runs last in the body. The first paint comes before the connection loads scripts. A hidden page paints nothing and
// need not wait, nor need one that has only placeholders to show (`data-part="waiting"`). React finds every element
// where it rendered it. A form submitted before its code is loaded is not sent: the browser would send it by itself,
// and put the input into the URL. A press of a button marked `data-early` shows that it was noticed, and counts when the
// code is there (`replay-input.ts`).
const ASK_FOR_SCRIPTS = `(() => {
  const ask = () => {
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload"
    const words = document.querySelector("script[type=later]")
    const script = Object.assign(document.createElement("script"), { type: "module", text: words.text })
    words.replaceWith(script)
  }
  document.addEventListener("submit", (event) => event.preventDefault())
  const note = ({ target }) => target.closest("[data-early]")?.setAttribute("data-tapped", "")
  document.addEventListener("click", note)
  document.addEventListener("alive", () => document.removeEventListener("click", note), { once: true })
  document.hidden || document.querySelector("[data-part=waiting]:not([hidden])") ? ask() : requestAnimationFrame(() => setTimeout(ask))
  document.currentScript.remove()
})()`.replace(/\n\s*/g, "\n")

/** The styles of a built shop, by their path; a built file never changes under its name. */
function stylesIn(client: string): (path: string) => Promise<string> {
  const styles = new Map<string, Promise<string>>()
  return (path) => {
    // A build replaced under a running server has removed its files: such a link stays unchanged.
    const known = styles.get(path) ?? readFile(join(client, path), "utf8").catch(() => "")
    styles.set(path, known)
    return known
  }
}

/**
 * Optimises rendered pages for a slow connection, on which every file costs half a second before its first byte. A
 * page's styles are inlined: their links stay for React and for later pages, but nothing waits for them. Its scripts
 * are requested after the first paint, so that the first picture has the connection to itself. `client` is the folder
 * of the built files.
 */
export function pageArranger(client: string): (html: string, nonce: string) => Promise<string> {
  const styleAt = stylesIn(client)
  return async (html, nonce) => withScriptsLater(await withStyles(html, styleAt), nonce)
}

async function withStyles(html: string, styleAt: (path: string) => Promise<string>): Promise<string> {
  const links = [...html.matchAll(/<link\b[^>]*\srel="stylesheet"[^>]*>/g)].map(([link]) => ({
    link,
    path: /\shref="(\/assets\/[\w.-]+\.css)#?"/.exec(link)?.[1],
  }))
  for (const { link, path } of links) {
    const style = path && (await styleAt(path))
    if (!style) continue
    // React Router appends a # to the name of a shared style; a lazily loaded part would fetch it again unless it finds
    // the plain name.
    const plain = link.includes("#") ? `<link disabled rel="stylesheet" href="${path}"/>` : ""
    // A function, because a dollar sign in a style must not be read as a replacement pattern.
    html = html.replace(link, () => `<style>${style.trim()}</style>${link.replace("<link", "<link disabled")}${plain}`)
  }
  return html
}

function withScriptsLater(html: string, nonce: string): string {
  const starts = /<script\b[^>]*\stype="module"[^>]*>/.exec(html)?.[0]
  if (!starts) return html
  return html
    .replaceAll('rel="modulepreload"', 'rel="later"')
    .replace(starts, starts.replace('type="module"', 'type="later"'))
    .replace("</body>", () => `<script nonce="${nonce}">${ASK_FOR_SCRIPTS}</script></body>`)
}

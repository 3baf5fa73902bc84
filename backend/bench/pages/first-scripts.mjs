import http from "node:http"

/** Bytes of a compressed response as transferred. */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
        let bytes = 0
        answer
          .on("data", (part) => (bytes += part.length))
          .on("end", () => resolve(bytes))
          .on("error", reject)
      })
      .on("error", reject)
  })
}

/**
 * The files that a page itself references, and so loads before it is interactive: the number of scripts, and the bytes
 * of scripts and styles (brotli). Files that it loads later, when idle, are not included.
 */
export async function firstScripts(url) {
  // A new connection: minutes pass between two pages, and a kept-alive one is closed by then.
  const html = await (await fetch(url, { headers: { connection: "close" } })).text()
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map(([address]) => address))]
  const sum = async (addresses) =>
    (await Promise.all(addresses.map((address) => bytesOf(new URL(address, url))))).reduce((a, b) => a + b, 0)
  const scripts = named(/\/assets\/[\w.-]+\.js/g).filter(
    (address) =>
      html.includes(`href="${address}"`) ||
      [`import "${address}"`, `from "${address}"`, `import("${address}")`].some((asked) => html.includes(asked)),
  )
  return {
    count: scripts.length,
    scripts: await sum(scripts),
    styles: await sum(named(/\/assets\/[\w.-]+\.css/g)),
  }
}

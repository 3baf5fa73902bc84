import http from "node:http"

/** Bytes of an answer as they travel, compressed. */
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

/** What a page names itself, and so fetches before it is alive: its scripts and its styles, in bytes (brotli). What it fetches once at rest is not in it. */
export async function firstScripts(url) {
  // A connection of its own: between two pages lie minutes, and a kept one is closed by then.
  const html = await (await fetch(url, { headers: { connection: "close" } })).text()
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map(([address]) => address))]
  const sum = async (addresses) =>
    (await Promise.all(addresses.map((address) => bytesOf(new URL(address, url))))).reduce((a, b) => a + b, 0)
  return {
    scripts: await sum(
      named(/\/assets\/[\w.-]+\.js/g).filter(
        (address) =>
          html.includes(`href="${address}"`) ||
          [`import "${address}"`, `from "${address}"`, `import("${address}")`].some((asked) => html.includes(asked)),
      ),
    ),
    styles: await sum(named(/\/assets\/[\w.-]+\.css/g)),
  }
}

import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

// The shop's server serves .br and .gz files next to the originals; compressing on each request would cost 100 ms a
// file.
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /\.(js|css|html|svg|json|txt|webmanifest)$/

async function* filesIn(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (worthIt.test(entry.name)) yield path
  }
}

let before = 0
let after = 0
const built = process.env.ADMIN_OUT_DIR ?? fileURLToPath(new URL("../dist", import.meta.url))
for await (const file of filesIn(built)) {
  const { size } = await stat(file)
  if (size < 512) continue
  const body = await readFile(file)
  const small = await brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  })
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, await zip(body, { level: 9 }))])
  before += size
  after += small.length
}
console.log(`precompressed ${Math.round(before / 1024)} KB to ${Math.round(after / 1024)} KB (brotli)`)

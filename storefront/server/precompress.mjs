// After a build: writes every text file of the client as .br and .gz too, so that the server never compresses one
// twice.
import { readFile, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import zlib from "node:zlib"

const TEXT = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/
const SMALLEST = 512
const folder = fileURLToPath(new URL("../build/client", import.meta.url))
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
  (file) => file.isFile() && TEXT.test(file.name),
)
let before = 0
let after = 0
for (const file of files) {
  const path = join(file.parentPath, file.name)
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST) continue
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  before += bytes.length
  after += br.length
}
console.log(
  `Compressed ${files.length} files: ${(before / 1024).toFixed(0)} KB to ${(after / 1024).toFixed(0)} KB (brotli)`,
)

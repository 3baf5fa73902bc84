// Makes the files of the shop's own pictures in public/brand, from masters in a folder:
//   node storefront/scripts/brand-pictures.mjs FOLDER 480,750,1080,1440,2000 folded-cloth thread
// The widths are those that the picture's entry names (app/ui/brand-pictures.ts, @silai/contracts/shop/home).

import path from "node:path"
import sharp from "sharp"

const box = path.resolve(import.meta.dirname, "../public/brand")
/** The JPEG is for programs that know neither AVIF nor WebP. */
const FALLBACK = 960

const [folder, widths, ...names] = process.argv.slice(2)
for (const name of names) {
  const master = path.join(folder, `${name}.jpg`)
  const at = (width) => sharp(master).resize({ width, withoutEnlargement: true })
  for (const width of widths.split(",").map(Number)) {
    await at(width)
      .avif({ quality: 52, effort: 6 })
      .toFile(path.join(box, `${name}-${width}.avif`))
    await at(width)
      .webp({ quality: 76, effort: 5 })
      .toFile(path.join(box, `${name}-${width}.webp`))
  }
  await at(FALLBACK)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(path.join(box, `${name}.jpg`))
  const { dominant } = await sharp(master).resize(64).stats()
  console.log(name, dominant)
}

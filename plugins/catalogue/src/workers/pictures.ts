import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { type Database, databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { ring } from "@silai/kit/outbox"
import type { Worker } from "@silai/kit/worker"
import { encodeInBackground } from "../modules/catalogue/pictures/background"
import { exists, filesOf, masterPath, pathOf, type PictureFile } from "../modules/catalogue/pictures/files"
import { lockPictures } from "../modules/catalogue/pictures/take"
import { lockStylesOf } from "../modules/catalogue/sql/refresh"

type Waiting = { stem: string; widths: number[]; stage: "new" | "webp" }

/**
 * WebP of every picture first, for pages ask for it at once; then AVIF, the smaller of the two. What lies on disk is done. The
 * newest go first: somebody has just uploaded them, and looks at the screen.
 */
const waiting = `select stem, widths, stage from picture where stage in ('new', 'webp') order by stage, created_at desc, stem limit 1`
const wanted = (picture: Waiting): PictureFile[] =>
  picture.stage === "new"
    ? [...filesOf(picture.stem, picture.widths, "webp"), ...filesOf(picture.stem, picture.widths, "jpg")]
    : filesOf(picture.stem, picture.widths, "avif")

async function firstMissing(files: readonly PictureFile[]): Promise<PictureFile | null> {
  for (const file of files) if (!(await exists(pathOf(file)))) return file
  return null
}

async function run(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const picture = await one<Waiting>(sql, waiting)
  if (!picture) return false
  const file = await firstMissing(wanted(picture))
  if (!file) await advance(container, sql, picture)
  else {
    const told = await encodeInBackground(file)
    if (!told.ok) await giveUp(sql, picture, told.cause)
  }
  return true
}

async function advance(container: MedusaContainer, sql: Database, { stem, stage }: Waiting): Promise<void> {
  if (stage === "new") {
    await sql.raw(`update picture set stage = 'webp' where stem = ? and stage = 'new'`, [stem])
    return ring(sql, "picture.changed", { stem })
  }
  await sql.transaction(async (trx) => {
    // Whoever hangs it on a page at this moment comes before us, and that page is written anew; or after, and reads what we wrote.
    await lockPictures(trx, [stem])
    const shown = (
      await many<{ id: string }>(trx, `select id from picture_use where kind = 'product' and stem = ?`, [stem])
    ).map(({ id }) => id)
    await lockStylesOf(trx, shown)
    await trx.raw(`update picture set stage = 'done', formats = '{avif,webp}' where stem = ?`, [stem])
    await ring(trx, "picture.changed", { stem })
    if (shown.length) await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(shown, trx)
  })
}

/** A picture whose master is gone or broken must not hold up all the others; pages still try it on demand. */
async function giveUp(sql: Sql, { stem }: Waiting, cause = ""): Promise<void> {
  log("warn", "picture not made", { stem, cause, master: await exists(masterPath(stem)) })
  await sql.raw(`update picture set stage = 'failed' where stem = ?`, [stem])
  await ring(sql, "picture.changed", { stem })
}

export const worker: Worker = { name: "pictures", everyMs: 5_000, run }

import type { MedusaContainer } from "@medusajs/framework/types"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import type { Worker } from "@silai/kit/worker"
import { encodeInBackground } from "../modules/catalogue/pictures/background"
import { filesOf, type PictureFile } from "../modules/catalogue/pictures/files"
import { storedParts, partOf, readFile, type Storage, storageOf } from "../modules/catalogue/pictures/storage"
import { storeRendition, lockPictures } from "../modules/catalogue/pictures/store"
import { lockStylesOf } from "../modules/catalogue/sql/refresh"

type Waiting = { stem: string; widths: number[]; stage: "new" | "webp" }

/**
 * WebP of every picture first, because pages request it at once; then AVIF, the smaller of the two. Files that are
 * kept already are skipped. Newest first: their uploader is waiting.
 */
const waiting = `select stem, widths, stage from picture where stage in ('new', 'webp') order by stage, created_at desc, stem limit 1`
const wanted = (picture: Waiting): PictureFile[] =>
  picture.stage === "new"
    ? [...filesOf(picture.stem, picture.widths, "webp"), ...filesOf(picture.stem, picture.widths, "jpg")]
    : filesOf(picture.stem, picture.widths, "avif")

/** The master that is being worked on: a picture's files are made one after the other. */
let inHand: { stem: string; master: Buffer } | null = null

async function masterOf(storage: Storage, stem: string): Promise<Buffer | null> {
  if (inHand?.stem === stem) return inHand.master
  const master = await readFile(storage, stem, "master")
  inHand = master && { stem, master }
  return master
}

async function run(container: MedusaContainer): Promise<boolean> {
  const storage = storageOf(container)
  const { sql } = storage
  const picture = await one<Waiting>(sql, waiting)
  if (!picture) {
    inHand = null
    return false
  }
  const stored = await storedParts(sql, picture.stem)
  const file = wanted(picture).find((one) => !stored.has(partOf(one)))
  if (!file) await advance(container, sql, picture)
  else {
    const master = await masterOf(storage, picture.stem)
    const encoded = master ? await encodeInBackground(master, file) : { ok: false as const, cause: "no master" }
    if (encoded.ok) await storeRendition(storage, file, encoded.value as Buffer)
    else await giveUp(sql, picture, encoded.cause)
  }
  return true
}

async function advance(container: MedusaContainer, sql: Database, { stem, stage }: Waiting): Promise<void> {
  if (stage === "new") {
    await sql.raw(`update picture set stage = 'webp' where stem = ? and stage = 'new'`, [stem])
    return notifyLive(sql, "picture.changed", { stem })
  }
  await sql.transaction(async (trx) => {
    // Serialised with edits that put the picture on a page: either that page is refreshed here, or it reads what this
    // wrote.
    await lockPictures(trx, [stem])
    const shown = (
      await many<{ id: string }>(trx, `select id from picture_use where kind = 'product' and stem = ?`, [stem])
    ).map(({ id }) => id)
    await lockStylesOf(trx, shown)
    await trx.raw(`update picture set stage = 'done', formats = '{avif,webp}' where stem = ?`, [stem])
    await notifyLive(trx, "picture.changed", { stem })
    if (shown.length) await container.resolve("catalogue").refreshListing(shown, trx)
  })
}

/** A picture whose master is missing or broken must not hold up all the others; pages still try it on demand. */
async function giveUp(sql: Sql, { stem }: Waiting, cause = ""): Promise<void> {
  log("warn", "picture not made", { stem, cause })
  await sql.raw(`update picture set stage = 'failed' where stem = ?`, [stem])
  await notifyLive(sql, "picture.changed", { stem })
}

export const worker: Worker = {
  name: "pictures",
  everyMs: 60_000,
  nextAt: `(select min(now()) from picture where stage in ('new', 'webp'))`,
  run,
}

import type { NewPicture, PictureRect } from "@silai/contracts/catalogue/face"
import { PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { Database, Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import fs from "node:fs"
import { judgeOutside } from "./background"
import { exists, filesOf, masterPath, pathOf } from "./files"
import type { Task } from "./encoder"
import type { Fault } from "./master"
import { enter } from "./register"

type Asked = Exclude<Task, { does: "file" }>

/** Whoever lets a picture in, puts it on a page or lets it go holds its lock, so that none of them sees the other half-way. */
export const lockPictures = (trx: Sql, stems: readonly string[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('picture:' || stem, 0)) from (select stem from unnest(?::text[]) stem order by stem) one`,
    [[...new Set(stems)]],
  )

async function take(
  database: Database,
  task: Asked,
  alt: string,
  refusal: (fault: Fault) => Error,
): Promise<NewPicture> {
  for (let tries = 0; ; tries++) {
    const judged = await judgeOutside(task)
    if (!judged) throw refuse(houseRefusals.busy)
    if ("fault" in judged) throw refusal(judged.fault)
    const { master } = judged
    const picture = await database.transaction(async (trx) => {
      await lockPictures(trx, [master.stem])
      // A deletion of the same picture may have swept the master just now.
      return (await exists(masterPath(master.stem))) || tries > 1 ? enter(trx, master, alt) : null
    })
    if (picture) return picture
  }
}

const says = {
  not_a_picture: fileRefusals.not_a_picture,
  heic: fileRefusals.heic,
  animated: fileRefusals.animated,
  broken: fileRefusals.broken,
  too_many_pixels: fileRefusals.too_many_pixels,
  too_small: fileRefusals.too_small,
}

/** Takes an uploaded file, judged by its content in a process of its own. @throws the file's own refusal, by `name` */
export const takePicture = (database: Database, upload: { path: string; name: string; alt: string; minEdge: number }) =>
  take(database, { does: "judge", source: upload.path, minEdge: upload.minEdge }, upload.alt, (fault) =>
    refuse(says[fault], upload.name),
  )

/** Takes a piece of a picture as a picture of its own. @throws file.bad_crop */
export const takePiece = (database: Database, stem: string, rect: PictureRect, alt: string, minEdge: number) =>
  take(database, { does: "piece", stem, rect, minEdge }, alt, () => refuse(fileRefusals.bad_crop))

/** Removes the files of pictures that are no longer registered; called once that is certain, and harmless at any time. */
export async function sweepPictures(database: Database, stems: readonly string[]): Promise<void> {
  if (!stems.length) return
  await database.transaction(async (trx) => {
    await lockPictures(trx, stems)
    const { rows } = await trx.raw<{ stem: string }>(`select stem from picture where stem = any(?::text[])`, [
      [...stems],
    ])
    const gone = stems.filter((stem) => !rows.some((row) => row.stem === stem))
    const files = gone.flatMap((stem) => [
      masterPath(stem),
      ...(["avif", "webp", "jpg"] as const).flatMap((format) => filesOf(stem, PICTURE_WIDTHS, format).map(pathOf)),
    ])
    await Promise.all(files.map((file) => fs.promises.rm(file, { force: true })))
  })
}

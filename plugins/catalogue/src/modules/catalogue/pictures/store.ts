import type { NewPicture, PictureRect } from "@silai/contracts/catalogue/service"
import { fileRefusals } from "@silai/contracts/file/messages"
import { houseRefusals } from "@silai/contracts/house/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { encodeForUpload, judgeOutside } from "./background"
import type { Task } from "./encoder"
import type { PictureFile } from "./files"
import type { Fault, Master } from "./master"
import { enter } from "./register"
import { recordFile, partOf, readFile, type Storage, writeFile } from "./storage"

type Asked = Exclude<Task, { does: "file" }>

/** Registering a picture, showing it on a page and deleting it all take its lock, so that none of them sees another's unfinished work. */
export const lockPictures = (trx: Sql, stems: readonly string[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('picture:' || stem, 0)) from (select stem from unnest(?::text[]) stem order by stem) one`,
    [[...new Set(stems)]],
  )

/**
 * Stores a master and registers its picture. It is written even if it exists: that one may be about to be deleted, or
 * lost. @throws file.storage_away
 */
export async function storeMaster(storage: Storage, master: Master, alt: string): Promise<NewPicture> {
  const fileId = await writeFile(storage, master.stem, "master", master.data)
  return storage.sql.transaction(async (trx) => {
    await lockPictures(trx, [master.stem])
    const picture = await enter(trx, master, alt)
    await recordFile(trx, master.stem, "master", fileId)
    return picture
  })
}

/**
 * Stores a file made from a master, unless its picture was deleted in the meantime: then the file is swept. @throws
 * file.storage_away
 */
export async function storeRendition(storage: Storage, file: PictureFile, content: Buffer): Promise<void> {
  const fileId = await writeFile(storage, file.stem, partOf(file), content)
  await storage.sql.transaction(async (trx) => {
    // Not the picture's lock, which waits for a page that is being given the picture: its row is enough against a
    // deletion, and against another process that made the same file.
    if (await one(trx, `select 1 from picture where stem = ? for no key update`, [file.stem]))
      await recordFile(trx, file.stem, partOf(file), fileId)
    else await trx.raw(`update picture_file set state = 'leaving' where file_id = ?`, [fileId])
  })
}

async function judge(task: Asked, refusal: (fault: Fault) => Error): Promise<Master> {
  const judged = await judgeOutside(task)
  if (!judged) throw refuse(houseRefusals.busy)
  if ("fault" in judged) throw refusal(judged.fault)
  return judged.master
}

const take = async (storage: Storage, task: Asked, alt: string, refusal: (fault: Fault) => Error) =>
  storeMaster(storage, await judge(task, refusal), alt)

/** A file after the same checks, re-encoded, but not registered in the catalogue. @throws the file's own refusal, by `name` */
export const plainPicture = async (upload: { path: string; name: string; minEdge: number }): Promise<Buffer> =>
  Buffer.from(
    (
      await judge({ does: "judge", source: upload.path, minEdge: upload.minEdge }, (fault) =>
        refuse(refusalOf[fault], upload.name),
      )
    ).data,
  )

/** @throws house.busy */
export async function webpOf(picture: Buffer, width: number): Promise<Buffer> {
  const encoded = await encodeForUpload(picture, { stem: "", width, format: "webp" })
  if (!encoded?.ok) throw refuse(houseRefusals.busy)
  return Buffer.from(encoded.value as Uint8Array)
}

const refusalOf = {
  not_a_picture: fileRefusals.not_a_picture,
  heic: fileRefusals.heic,
  animated: fileRefusals.animated,
  broken: fileRefusals.broken,
  too_many_pixels: fileRefusals.too_many_pixels,
  too_small: fileRefusals.too_small,
}

/**
 * Registers an uploaded file after checking its content in a separate process. @throws the file's own refusal, by
 * `name`; file.storage_away
 */
export const storePicture = (storage: Storage, upload: { path: string; name: string; alt: string; minEdge: number }) =>
  take(storage, { does: "judge", source: upload.path, minEdge: upload.minEdge }, upload.alt, (fault) =>
    refuse(refusalOf[fault], upload.name),
  )

/** Registers a crop of a picture as a separate picture. @throws file.bad_crop, file.gone, file.storage_away */
export async function takePiece(
  storage: Storage,
  stem: string,
  rect: PictureRect,
  alt: string,
  minEdge: number,
): Promise<NewPicture> {
  const master = await readFile(storage, stem, "master")
  if (!master) throw refuse(fileRefusals.gone)
  return take(storage, { does: "piece", master, rect, minEdge }, alt, () => refuse(fileRefusals.bad_crop))
}

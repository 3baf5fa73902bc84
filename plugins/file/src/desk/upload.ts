import type { CatalogueFace } from "@silai/contracts/catalogue/face"
import type { UploadOutcome } from "@silai/contracts/file/calls"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals, fileSays } from "@silai/contracts/file/messages"
import type { Database } from "@silai/kit/knex"
import { asRefusal, refuse, Refused, type RefusalFact } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import { enterFile, fileByStem } from "./files"
import { holdFolder } from "./folders"

type Kept = { message: string; data: UploadOutcome[] }

/**
 * Takes the pictures of one upload, each by itself: what cannot be kept says why, the others are kept.
 * @throws file.none, file.folder_gone, and the first file's refusal when none is kept (`data` tells of all)
 */
export async function takeFiles(
  database: Database,
  catalogue: CatalogueFace,
  files: readonly UploadedFile[],
  folderId: string | null,
): Promise<Kept> {
  if (!files.length) throw refuse(fileRefusals.none)
  await database.transaction((trx) => holdFolder(trx, folderId))
  const outcomes: { told: UploadOutcome; error?: RefusalFact }[] = []
  // One after the other: the judge takes them so, and ten at once would only wait with open files.
  for (const file of files) outcomes.push(await takeOne(database, catalogue, file, folderId))
  const data = outcomes.map(({ told }) => told)
  const kept = data.filter((told) => told.file).length
  const first = outcomes[0]?.error
  if (!kept && first) throw new Refused({ ...first, message: first.message, data: { data } })
  if (kept < data.length) return { message: fileSays.someUploaded(kept, data.length), data }
  return { message: data.every(({ existed }) => existed) ? fileSays.existed : fileSays.uploaded(kept), data }
}

async function takeOne(
  database: Database,
  catalogue: CatalogueFace,
  file: UploadedFile,
  folderId: string | null,
): Promise<{ told: UploadOutcome; error?: RefusalFact }> {
  try {
    const taken = await keepOne(database, catalogue, file, folderId)
    return { told: { name: file.name, ...taken, code: "", message: taken.existed ? fileSays.existed : "" } }
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal) throw error
    return {
      told: { name: file.name, file: null, existed: false, code: refusal.code, message: refusal.message },
      error: refusal,
    }
  }
}

async function keepOne(
  database: Database,
  catalogue: CatalogueFace,
  { name, path, bytes, tooLarge }: UploadedFile,
  folderId: string | null,
) {
  if (tooLarge) throw refuse(fileRefusals.too_large, name, FILE.maxBytes)
  if (bytes === 0) throw refuse(fileRefusals.empty, name)
  const { stem } = await catalogue.takePicture({ path, name, alt: "", minEdge: FILE.minEdge })
  return listPicture(database, catalogue, stem, name, folderId)
}

/** Lists a picture just taken; one that somebody deleted in between is refused as gone. */
export async function listPicture(
  database: Database,
  catalogue: CatalogueFace,
  stem: string,
  name: string,
  folderId: string | null,
) {
  return database.transaction(async (trx) => {
    await catalogue.lockPictures([stem], trx)
    await holdFolder(trx, folderId)
    const entered = await enterFile(trx, { stem, name, folderId })
    return { file: await fileByStem(trx, stem), existed: entered === null }
  })
}

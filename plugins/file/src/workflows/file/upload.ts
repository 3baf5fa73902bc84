import type { MedusaContainer } from "@medusajs/framework/types"
import type { PictureRect } from "@silai/contracts/catalogue/service"
import type { StoredFile, UploadOutcome } from "@silai/contracts/file/calls"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals, fileMessages } from "@silai/contracts/file/messages"
import { databaseOf } from "@silai/kit/knex"
import { asRefusal, refuse, Refused, type RefusalFact } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import { run } from "@silai/kit/workflow"
import { fileByStem } from "../../queries/file"
import { holdFolder } from "../folder/write"
import { addFilesWorkflow } from "./workflows"
import { releaseUnlisted, type NamedPicture } from "./write"

type Kept = { message: string; data: UploadOutcome[] }
type Judged = { name: string; stem?: string; error?: RefusalFact }
type AdditionalData = Record<string, unknown> | undefined

const catalogueOf = (container: MedusaContainer) => container.resolve("catalogue")

/**
 * Stores the pictures of one upload, each on its own: one that cannot be stored reports why, the others are stored.
 * @throws file.none, file.folder_gone, and the first file's refusal when none is kept (`data` has all of them)
 */
export async function acceptUploads(
  container: MedusaContainer,
  files: readonly UploadedFile[],
  folderId: string | null,
  additionalData: AdditionalData,
): Promise<Kept> {
  if (!files.length) throw refuse(fileRefusals.none)
  await databaseOf(container).transaction((trx) => holdFolder(trx, folderId))
  const judged: Judged[] = []
  // Sequential: pictures are checked one at a time anyway, and ten at once would only wait with open files.
  for (const file of files) {
    // When the storage failed for one, the next would only wait as long for it.
    const away = judged.find(({ error }) => error?.code === fileRefusals.storage_away.code)
    judged.push(away ? { name: file.name, error: away.error } : await judge(container, file))
  }
  const pictures = judged.flatMap(({ name, stem }) => (stem ? [{ name, stem }] : []))
  const listed = pictures.length ? await list(container, pictures, folderId, additionalData) : []
  const outcomes = judged.map(({ name, stem, error }) => {
    const { file, existed } = (stem && listed.shift()) || { file: null, existed: false }
    const fault = file ? undefined : (error ?? refuse(fileRefusals.gone))
    const message = fault?.message ?? (existed ? fileMessages.existed : "")
    return { result: { name, file, existed, code: fault?.code ?? "", message }, fault }
  })
  const data = outcomes.map(({ result }) => result)
  const stored = data.filter(({ file }) => file).length
  const first = outcomes[0]?.fault
  if (!stored && first) throw new Refused({ ...first, message: first.message, data: { data } })
  if (stored < data.length) return { message: fileMessages.someUploaded(stored, data.length), data }
  return { message: data.every(({ existed }) => existed) ? fileMessages.existed : fileMessages.uploaded(stored), data }
}

async function judge(container: MedusaContainer, { name, path, bytes, tooLarge }: UploadedFile): Promise<Judged> {
  try {
    if (tooLarge) throw refuse(fileRefusals.too_large, name, FILE.maxBytes)
    if (bytes === 0) throw refuse(fileRefusals.empty, name)
    const { stem } = await catalogueOf(container).storePicture({ path, name, alt: "", minEdge: FILE.minEdge })
    return { name, stem }
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal) throw error
    return { name, error: refusal }
  }
}

/** Lists pictures just stored. Refused ones are deleted: no page could ever find them. */
async function list(
  container: MedusaContainer,
  pictures: readonly NamedPicture[],
  folderId: string | null,
  additionalData: AdditionalData,
) {
  try {
    return (await run(addFilesWorkflow, container, { pictures, folderId }, additionalData)).listed
  } catch (error) {
    await releaseUnlisted(
      container,
      pictures.map(({ stem }) => stem),
    )
    throw error
  }
}

const cropName = (name: string) => `${name.replace(/\.[a-z0-9]{2,5}$/i, "").slice(0, FILE.maxName - 14)} (cropped).jpg`

/**
 * Saves a crop of a file's picture as a new file in its folder, with the same alternative text. @throws file.gone,
 * file.bad_crop
 */
export async function cropFile(
  container: MedusaContainer,
  { stem, rect }: { stem: string; rect: PictureRect },
  additionalData: AdditionalData,
): Promise<StoredFile> {
  const original = await fileByStem(databaseOf(container), stem)
  const piece = await catalogueOf(container).takePiece(stem, rect, original.alt, FILE.minEdge)
  const pictures = [{ stem: piece.stem, name: cropName(original.name) }]
  const [cropped] = await list(container, pictures, original.folderId, additionalData)
  if (!cropped?.file) throw refuse(fileRefusals.gone)
  return cropped.file
}

import { z } from "zod"
import { adminCall } from "../call"
import { FILE, FILE_SORTS, FOLDER } from "./limits"
import { fileMessages } from "./messages"
import { listOf } from "../list"
import { counted, paged } from "../paging"
import { lineShape } from "../text"

const read = adminCall("file.read")
const write = adminCall("file.write")

const id = z.string().trim().min(1).max(60)
const chosen = listOf(id, FILE.maxChosen, { least: 1 })
const pixels = z.number().int().min(0).max(100_000)
const folderName = lineShape(FOLDER.maxName)
  .min(1)
  .regex(/^[^/\\\p{Cc}]{1,60}$/u, fileMessages.noSlashes)
const fileName = lineShape(FILE.maxName)
  .min(1)
  .regex(/^[^/\\\p{Cc}]{1,120}$/u, fileMessages.noSlashes)

/** `new`: files are being made; `webp`: shown, smaller files follow; `done`; `failed`: made when a page requests it. */
export const pictureStage = z.enum(["new", "webp", "done", "failed"])

/**
 * A picture of the file manager. `url` is the JPEG that every program can read; the others are at
 * `/images/{stem}-{width}.{avif|webp}`.
 */
const file = z.object({
  _id: z.string(),
  name: z.string(),
  folderId: z.string().nullable(),
  stem: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Bytes of the master. */
  bytes: z.number().int(),
  colour: z.string(),
  alt: z.string(),
  stage: pictureStage,
  /** How many products show it. */
  uses: z.number().int(),
  createdAt: z.string(),
})
export type StoredFile = z.output<typeof file>

const folder = z.object({ _id: z.string(), parentId: z.string().nullable(), name: z.string(), files: z.number().int() })
export type Folder = z.output<typeof folder>

/** A place where a picture is shown. `kind` is the type of page; `slug` is its address in the shop. */
const use = z.object({ kind: z.enum(["product", "home"]), _id: z.string(), name: z.string(), slug: z.string() })
export type FileUse = z.output<typeof use>

/** The result of one file of an upload, in the order of the request. */
const outcome = z.object({
  name: z.string(),
  file: file.nullable(),
  existed: z.boolean(),
  code: z.string(),
  message: z.string(),
})
export type UploadOutcome = z.output<typeof outcome>

const all = read(
  "/admin/fileManager/all",
  "Pictures of one folder, or of all folders while searching, one page at a time, and the whole tree of folders.",
  {
    body: z.strictObject({
      /** Absent: everything. null: files outside any folder. */
      folderId: id.nullable().optional(),
      search: lineShape(FILE.maxSearch).optional(),
      sort: z.enum(FILE_SORTS).default("newest"),
      ...paged(FILE),
    }),
    reply: z.object({ data: z.array(file), folders: z.array(folder), ...counted }),
  },
)

const single = read("/admin/fileManager/single", "One picture, and where it is shown.", {
  body: z.strictObject({ fileId: id }),
  reply: z.object({ data: file.extend({ usedBy: z.array(use) }) }),
})

const upload = write(
  "/admin/fileManager/upload",
  "Takes pictures in the field `files`, checked by their content. Each is stored or refused by itself; refused as a whole when none is stored.",
  {
    multipart: { field: "files", maxFiles: FILE.maxPerUpload, maxFileBytes: FILE.maxBytes },
    body: z.strictObject({ folderId: id.optional() }),
    reply: z.object({ data: z.array(outcome) }),
  },
)

const remove = write(
  "/admin/fileManager/delete",
  "Deletes pictures that no page shows; otherwise refuses with `usedBy`. Past orders keep the pictures they show.",
  {
    body: z.strictObject({ fileIds: chosen }),
    reply: z.object({ data: z.object({ deleted: z.number().int() }) }),
  },
)

const rename = write("/admin/fileManager/rename", "Gives a picture another name.", {
  body: z.strictObject({ fileId: id, name: fileName }),
  reply: z.object({ data: file }),
})

const move = write("/admin/fileManager/move", "Moves pictures to a folder; null is the top.", {
  body: z.strictObject({ fileIds: chosen, folderId: id.nullable() }),
  reply: z.object({ data: z.object({ moved: z.number().int() }) }),
})

const crop = write(
  "/admin/fileManager/crop",
  "Saves a piece of a picture, in pixels of its master, as a new picture; the original stays.",
  {
    body: z.strictObject({
      stem: z.string().trim().min(1).max(40),
      rect: z.strictObject({ x: pixels, y: pixels, width: pixels, height: pixels }),
    }),
    reply: z.object({ data: file }),
  },
)

const folderAdd = write("/admin/fileManager/folder-add", "Adds a folder, at the top or within another.", {
  body: z.strictObject({ name: folderName, parentId: id.nullable().default(null) }),
  reply: z.object({ data: folder }),
})

const folderRename = write("/admin/fileManager/folder-rename", "Gives a folder another name.", {
  body: z.strictObject({ folderId: id, name: folderName }),
  reply: z.object({ data: folder }),
})

const folderRemove = write("/admin/fileManager/folder-remove", "Removes an empty folder.", {
  body: z.strictObject({ folderId: id }),
  reply: z.object({}),
})

export const fileCalls = { all, single, upload, remove, rename, move, crop, folderAdd, folderRename, folderRemove }

import { refusals } from "../refusal"
import { FILE, FOLDER } from "./limits"

/** Without a number, as in the list of calls, a placeholder is shown. */
const megabytes = (bytes: number) => (Number.isFinite(bytes) ? `${Math.round(bytes / 1024 / 1024)} MB` : "the limit")

/** Refusals of uploads and in the file manager. Of several files each gets its own sentence. */
export const fileRefusals = refusals("file", {
  not_a_picture: {
    status: 415,
    field: "files",
    say: (name: string) => `"${name}" is not a JPEG, PNG, WebP or AVIF picture.`,
  },
  heic: {
    status: 415,
    field: "files",
    say: (name: string) => `"${name}" is an iPhone HEIC picture. Please save it as JPEG first.`,
  },
  animated: { status: 415, field: "files", say: (name: string) => `"${name}" moves. Please choose a still picture.` },
  broken: {
    status: 415,
    field: "files",
    say: (name: string) => `"${name}" is damaged or incomplete, so it cannot be read.`,
  },
  empty: { status: 400, field: "files", say: (name: string) => `"${name}" is empty.` },
  too_large: {
    status: 413,
    field: "files",
    say: (name: string, bytes: number) => `"${name}" is larger than ${megabytes(bytes)}.`,
  },
  too_many_pixels: {
    status: 413,
    field: "files",
    say: (name: string) => `"${name}" has more pixels than we can take. Please make it smaller.`,
  },
  too_small: {
    status: 400,
    field: "files",
    say: (name: string) => `"${name}" is too small: both sides need at least ${FILE.minEdge} pixels.`,
  },
  too_many: {
    status: 413,
    field: "files",
    say: (most: number) => `Please send at most ${most} ${most === 1 ? "file" : "files"} at once.`,
  },
  none: { status: 400, field: "files", say: "Please choose a file." },
  cut_short: { status: 400, field: "files", say: "The upload did not arrive whole. Please try again." },
  gone: { status: 404, say: "This picture is not in the file manager any more." },
  folder_gone: { status: 404, say: "This folder no longer exists." },
  folder_taken: { status: 409, field: "name", say: (name: string) => `There is already a folder "${name}" here.` },
  folder_full: { status: 409, say: "This folder is not empty. Move or delete what is in it first." },
  folder_deep: { status: 409, say: `Folders can be nested at most ${FOLDER.maxDepth} deep.` },
  folders_many: { status: 409, say: `There can be ${FOLDER.most} folders.` },
  in_use: {
    status: 409,
    say: (count: number) =>
      count === 1
        ? "This picture is shown in the shop. Take it off there first."
        : `${count} of these pictures are shown in the shop. Take them off there first.`,
  },
  storage_away: {
    status: 503,
    say: "Pictures cannot be stored or fetched for a moment. Nothing was lost; please try again.",
  },
  bad_crop: {
    status: 400,
    field: "rect",
    say: `That piece is outside the picture or too small: both sides need at least ${FILE.minEdge} pixels.`,
  },
})

const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`)

export const fileMessages = {
  uploaded: (count: number) => `${pictures(count)} uploaded.`,
  someUploaded: (saved: number, all: number) => `${saved} of ${all} pictures uploaded.`,
  /** The same content twice is one picture. */
  existed: "Already in the file manager; nothing was stored twice.",
  deletedForGood: "This cannot be undone. Past orders keep the pictures they show.",
  deleted: (count: number) => `${pictures(count)} deleted.`,
  moved: (count: number) => `${pictures(count)} moved.`,
  noSlashes: "A name has no slashes.",
  renamed: "Renamed.",
  cropped: "The piece was saved as a new picture; the original is kept.",
  folderAdded: (name: string) => `Folder "${name}" added.`,
  folderRemoved: "Folder removed.",
} as const

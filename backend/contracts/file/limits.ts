/** What the shop's own people may upload (SPEC §2, file-manager). Reviews have limits of their own. */
export const FILE = {
  /** Bytes of one picture: 10 MB. */
  maxBytes: 10 * 1024 * 1024,
  /** Pictures in one request; the file manager sends them one by one, so that each has its own progress. */
  maxPerUpload: 10,
  /** Edges smaller than this look torn on any phone. */
  minEdge: 320,
  pageSize: 40,
  maxPageSize: 100,
  maxPage: 1_000,
  /** Files that one act takes at a time. */
  maxChosen: 100,
  maxName: 120,
  maxSearch: 80,
  /** Uploads that the browser sends side by side. */
  atOnce: 2,
} as const

/** What a picture of any origin may be at most: more pixels than these are a bomb, not a photograph. */
export const PICTURE_PIXELS = {
  /** JPEG and PNG are read line by line. */
  most: 50_000_000,
  /** WebP and AVIF are unfolded whole. */
  mostUnfolded: 25_000_000,
} as const

export const FOLDER = {
  maxName: 60,
  /** Folders within folders. */
  maxDepth: 4,
  most: 500,
} as const

export const FILE_SORTS = ["newest", "oldest", "name", "largest"] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** For the browser's own file dialogue; the server judges by content. (A phone turns its HEIC into JPEG when asked like this.) */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

/** The limits of staff's uploads (requirements §2, file-manager). Reviews have other limits. */
export const FILE = {
  /** Bytes of one picture: 10 MB. */
  maxBytes: 10 * 1024 * 1024,
  /** Pictures in one request; the file manager sends them one by one, so that each has its own progress. */
  maxPerUpload: 10,
  /** Smaller edges look blurred on any phone. */
  minEdge: 320,
  pageSize: 40,
  maxPageSize: 100,
  maxPage: 1_000,
  /** Files per bulk action. */
  maxChosen: 100,
  maxName: 120,
  maxSearch: 80,
  /** Concurrent uploads of a browser. */
  atOnce: 2,
} as const

/** The largest picture of any origin: more pixels are a decompression bomb, not a photograph. */
export const PICTURE_PIXELS = {
  /** JPEG and PNG are decoded line by line. */
  most: 50_000_000,
  /** WebP and AVIF are decoded whole. */
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

/**
 * For the browser's own file dialogue; the server checks the content. (With this list, a phone converts its HEIC to
 * JPEG.)
 */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

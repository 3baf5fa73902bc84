import { FILE, FILE_SORTS, type FileSort } from "@silai/contracts/file/limits"

/** The filters of the file manager, as in the URL; `file` is the open picture. */
export type FileQuery = { search: string; sort: FileSort; page: number; file: string }

/** Parses the URL; invalid values are ignored, never sent. */
export function readFileQuery(params: URLSearchParams): FileQuery {
  const [page, sort] = [Number(params.get("page")), params.get("sort")]
  return {
    search: (params.get("search") ?? "").trim().slice(0, FILE.maxSearch),
    sort: FILE_SORTS.find((one) => one === sort) ?? "newest",
    page: Number.isInteger(page) && page > 1 && page <= FILE.maxPage ? page : 1,
    file: (params.get("file") ?? "").slice(0, 60),
  }
}

/** Writes it as a query string; defaults are omitted. */
export function writeFileQuery({ search, sort, page, file }: FileQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set("search", search)
  if (sort !== "newest") params.set("sort", sort)
  if (page > 1) params.set("page", String(page))
  if (file) params.set("file", file)
  return params
}

export const SORT_WORDS: Record<FileSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "By name",
  largest: "Largest first",
}

import { FILE, FILE_SORTS, type FileSort } from "@silai/contracts/file/limits"

/** What the file manager is asked for, as it stands in the address bar; `file` is the picture that lies open. */
export type FileQuery = { search: string; sort: FileSort; page: number; file: string }

/** Reads the address bar; nonsense there is ignored, never sent. */
export function readFileQuery(params: URLSearchParams): FileQuery {
  const [page, sort] = [Number(params.get("page")), params.get("sort")]
  return {
    search: (params.get("search") ?? "").trim().slice(0, FILE.maxSearch),
    sort: FILE_SORTS.find((one) => one === sort) ?? "newest",
    page: Number.isInteger(page) && page > 1 && page <= FILE.maxPage ? page : 1,
    file: (params.get("file") ?? "").slice(0, 60),
  }
}

/** Writes it as a query string; what is usual is left out. */
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

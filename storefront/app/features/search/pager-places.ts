import { SEARCH } from "@silai/contracts/catalogue/limits"

/** The page number in the URL; an invalid one is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= SEARCH.maxPage ? page : 1
}

/** The numbers of a pager: first, last, and those around the current one; null for a gap. */
export function pagerPlaces(page: number, totalPages: number): (number | null)[] {
  const near = new Set([1, totalPages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= totalPages))
  const shown = [...near].sort((a, b) => a - b)
  return shown.flatMap((one, at) => {
    const gap = one - (shown[at - 1] ?? 0)
    return gap === 1 ? [one] : gap === 2 ? [one - 1, one] : [null, one]
  })
}

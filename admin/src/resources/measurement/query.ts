import { MEASUREMENT_LIST, MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"

/** What the list of measurements is asked for, as it stands in the address bar. */
export type HalfQuery = { search: string; body: MeasurementType | ""; page: number }

/** Reads the filters from the address bar; nonsense there is ignored, never sent. */
export function readHalfQuery(params: URLSearchParams): HalfQuery {
  const page = Number(params.get("page"))
  return {
    search: (params.get("search") ?? "").trim().slice(0, MEASUREMENT_LIST.maxSearch),
    body: MEASUREMENT_TYPES.find((half) => half === params.get("body")) ?? "",
    page: Number.isInteger(page) && page > 1 && page <= MEASUREMENT_LIST.maxPage ? page : 1,
  }
}

export function writeHalfQuery({ search, body, page }: Partial<HalfQuery>): string {
  const told = { ...(search && { search }), ...(body && { body }), ...(page && page > 1 && { page: String(page) }) }
  const text = new URLSearchParams(told).toString()
  return text ? `?${text}` : ""
}

import { auditField } from "./fields"

/** One value within a logged change: the names that lead to it, outermost first. */
type AuditLeaf = { path: string[]; value: unknown }
/** One value that differs; a side is undefined where the value was not there. */
export type AuditDifference = { path: string[]; before: unknown; after: unknown }

const isPart = (value: unknown): value is object => typeof value === "object" && value !== null
const isPlainList = (value: unknown) => Array.isArray(value) && !value.some(isPart)

/** The single values of logged fields: a parcel or a setting by its parts. A list of plain values is one value. */
export const auditLeaves = (fields: Record<string, unknown> | null, within: string[] = []): AuditLeaf[] =>
  Object.entries(fields ?? {}).flatMap(([name, value]) => {
    const path = [...within, Array.isArray(fields) ? String(Number(name) + 1) : name]
    return isPart(value) && !isPlainList(value)
      ? auditLeaves(value as Record<string, unknown>, path)
      : [{ path, value: isPlainList(value) ? (value as unknown[]).join(", ") : value }]
  })

/** A value that was not there, one that is null and an empty text read the same. */
const blankless = (value: unknown) => (value === undefined || value === null ? "" : value)

/** The values that differ between before and after, in the order of their names. */
export function auditDifferences(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): AuditDifference[] {
  const found = new Map<string, AuditDifference>()
  const note = (side: "before" | "after") => (leaf: AuditLeaf) => {
    const key = leaf.path.join("\n")
    found.set(key, {
      ...(found.get(key) ?? { path: leaf.path, before: undefined, after: undefined }),
      [side]: leaf.value,
    })
  }
  auditLeaves(before).forEach(note("before"))
  auditLeaves(after).forEach(note("after"))
  return [...found.values()]
    .filter((one) => blankless(one.before) !== blankless(one.after))
    .sort((a, b) => (a.path[0] ?? "").localeCompare(b.path[0] ?? ""))
}

/** The words that lead to a value: "Parcel › Courier". */
export const auditPath = (path: readonly string[], wordOf: (word: string) => string = (word) => word): string =>
  path.map((name) => wordOf(auditField(name))).join(" › ")

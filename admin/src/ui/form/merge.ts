/** A field's label; a field without one is not part of the record and is never compared. */
export type FieldWords<V> = { [K in keyof V]?: string | { label: string; textOf: (value: V[K]) => string } }

/** The side that changed a field since the form was opened; `both`: to different values. */
export type ChangedBy = "me" | "them" | "both"
export type Difference = { key: string; label: string; mine: string; theirs: string; by: ChangedBy }
export type Whose = "mine" | "theirs"
export type Chosen = Readonly<Record<string, Whose>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (Array.isArray(value)) return value.length ? value.map(inWords).join(", ") : "none"
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** The keys whose values differ. */
export const changedKeys = <V extends object>(before: V, now: V): (keyof V & string)[] =>
  (Object.keys(before) as (keyof V & string)[]).filter((key) => !isSame(before[key], now[key]))

/** Every field in which the two versions differ, in the order of the form. */
export function differences<V extends object>(words: FieldWords<V>, base: V, mine: V, theirs: V): Difference[] {
  return (Object.keys(words) as (keyof V & string)[]).flatMap((key) => {
    if (isSame(mine[key], theirs[key])) return []
    const named = words[key]
    if (named === undefined) return []
    const [label, say] = typeof named === "string" ? [named, inWords] : [named.label, named.textOf]
    const by: ChangedBy = isSame(base[key], theirs[key]) ? "me" : isSame(base[key], mine[key]) ? "them" : "both"
    return [{ key, label, by, mine: say(mine[key]) || "empty", theirs: say(theirs[key]) || "empty" }]
  })
}

/** Their version with what I changed in it; where both changed a field, the chosen one, by default mine. */
export function mergeBoth<V extends object>(base: V, mine: V, theirs: V, chosen: Chosen = {}): V {
  const mineKeys = changedKeys(base, mine).filter((key) => isSame(base[key], theirs[key]) || chosen[key] !== "theirs")
  return { ...theirs, ...Object.fromEntries(mineKeys.map((key) => [key, mine[key]])) }
}

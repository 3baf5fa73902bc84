import type { z } from "zod"

type Def = {
  type: string
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  innerType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  rest?: z.ZodType | null
  shape?: Record<string, z.ZodType>
  catchall?: z.ZodType
  getter?: () => z.ZodType
  checks?: { _zod: { def: { check: string } } }[]
}

const defOf = (type: z.ZodType) => type._zod.def as Def
const isAnything = (type: z.ZodType | undefined) => type !== undefined && defOf(type).type === "unknown"
const hasCheck = ({ checks = [] }: Def, name: string) => checks.some(({ _zod }) => _zod.def.check === name)

/** A list or record whose size is checked first, by `listOf` and `recordOf`. */
function isJudgedFirst({ in: first, out: then }: Def): boolean {
  if (!first || !then) return false
  const [before, behind] = [defOf(first), defOf(then)]
  if (before.type !== behind.type) return false
  if (before.type === "array") return isAnything(before.element) && hasCheck(before, "max_length")
  return before.type === "record" && isAnything(before.valueType) && hasCheck(before, "custom")
}

/** The places in a body's shape where a list, record, set or map is read before its size is checked. */
export function bareLists(body: z.ZodType, place = "body", seen = new Set<z.ZodType>()): string[] {
  if (seen.has(body)) return []
  seen.add(body)
  const def = defOf(body)
  const inside = (type: z.ZodType | null | undefined, where = place) => (type ? bareLists(type, where, seen) : [])
  if (def.type === "pipe" && isJudgedFirst(def)) {
    // Every pipe has an end.
    const behind = defOf(def.out!)
    return [...inside(behind.element, `${place}[]`), ...inside(behind.valueType, `${place}{}`)]
  }
  const bare = ["array", "record", "set", "map"].includes(def.type) ? [`${place}: ${def.type}`] : []
  const parts = [def.in, def.out, def.element, def.innerType, def.left, def.right, def.valueType, def.rest]
  return [
    ...bare,
    ...parts.flatMap((part) => inside(part)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((part) => inside(part)),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => inside(part, `${place}.${name}`)),
    ...inside(def.catchall),
    ...inside(def.getter?.()),
  ]
}

const param = /^:\w+$/
const segmentsOf = (path: string) => path.toLowerCase().split("/").slice(1)

/** A route's path as the gate compares it: whole, exact in its letters, one plainly spelled segment for each `:name`. */
export function matcherOf(path: string, flags = ""): RegExp {
  const segments = path
    .split("/")
    .slice(1)
    .map((segment) =>
      param.test(segment)
        ? // Relative dots and escapes would make the engine route another path than the one compared here.
          String.raw`(?!\.{1,2}(?:/|$))[\w.~:@-]+`
        : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
  return new RegExp(`^/${segments.join("/")}$`, flags)
}

/** Whether some address matches both paths: then the engine, which ignores case, could hand a request to either. */
export function doOverlap(one: string, other: string): boolean {
  const [here, there] = [segmentsOf(one), segmentsOf(other)]
  return (
    here.length === there.length &&
    here.every((segment, at) => segment === there[at] || param.test(segment) || param.test(there[at] ?? ""))
  )
}

/** Plain segments and `:names` only: patterns that match more than they show are not for a gate. */
export const isPlainPattern = (path: string) => /^(\/(:\w+|(?!\.)[\w.~@-]+))+$/.test(path)

/** The order in which the engine tries its routes: from the left, a plain segment before a `:name`. */
export function bySpecificity(one: string, other: string): number {
  const [here, there] = [segmentsOf(one), segmentsOf(other)]
  const at = here.findIndex((segment, at) => param.test(segment) !== param.test(there[at] ?? ""))
  if (at < 0) return 0
  return param.test(here[at] ?? "") ? 1 : -1
}

/**
 * The known paths that the engine prefers to an opened one for some address: opening `/store/loyalty/:id` must
 * not open `/store/loyalty/export` along with it.
 */
export const hiddenBehind = (path: string, known: readonly string[]): RegExp[] =>
  known
    .filter((other) => other !== path && doOverlap(other, path) && bySpecificity(other, path) < 0)
    .map((other) => matcherOf(other, "i"))

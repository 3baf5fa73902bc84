import { TAGS } from "@silai/contracts/catalogue/limits"
import type { Filters } from "./listing-address"

export const isTag = (kind: string) => (TAGS as readonly string[]).includes(kind)

/** Looking For mixes categories and tags: a formal shirt is both, so the two must both match. */
export function kindsApart({ kinds }: Pick<Filters, "kinds">): { category: string[]; tag: string[] } {
  return { category: kinds.filter((kind) => !isTag(kind)), tag: kinds.filter(isTag) }
}

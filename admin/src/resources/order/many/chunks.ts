import type { BodyOf } from "@silai/contracts/call"
import type { manyOrderCalls } from "@silai/contracts/order/calls"
import { MOVE_MANY } from "@silai/contracts/order/limits"
import { call } from "../../../providers/call"
import { askMatching } from "../calls"

export type Filters = BodyOf<typeof manyOrderCalls.matching>
type Of = BodyOf<typeof manyOrderCalls.note>["of"]
export type Part = BodyOf<typeof manyOrderCalls.move>["part"]
/** The part of the chosen orders that one call takes. */
export type Chunk<Asked = Of> = { of: Asked; number: number }
/** All chosen orders, a hundred for each call. */
export type Chunks = () => Promise<readonly Chunk[]>

/** Orders that were ticked one by one. */
export const chunksOfIds = (ids: readonly string[]): Chunk[] =>
  Array.from({ length: Math.ceil(ids.length / MOVE_MANY) }, (_, at) => {
    const orderIds = ids.slice(at * MOVE_MANY, (at + 1) * MOVE_MANY)
    return { of: { orderIds }, number: orderIds.length }
  })

export type Matching = { total: number; upTo: number; chunks: Chunk<{ part: Part }>[] }

/**
 * All orders that filters match: the server says how many they are now.
 * @throws CallRefused, also when they are too many
 */
export async function matching(filters: Filters): Promise<Matching> {
  const { total, upTo, parts } = (await call(askMatching, filters)).data
  const chunks = parts.map((part) => ({ of: { part: { ...part, upTo, filters } }, number: part.number }))
  return { total, upTo, chunks }
}

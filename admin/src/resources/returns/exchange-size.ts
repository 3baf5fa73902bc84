import type { ReturnOption } from "@silai/contracts/returns/calls"

type Size = ReturnOption["sizes"][number]

/**
 * Whether a size can be given in exchange for so many pieces. It comes from the stock and is reserved there, also where the
 * shop sews to order: the workshop sews for orders, and an exchange has none.
 */
export const mayGive = ({ free }: Size, pieces: number): boolean => free >= Math.max(1, pieces)

/** Why a line of an exchange cannot be sent as it is; null where it can, or is not chosen. */
export function wrongSize(
  { sizes }: Pick<ReturnOption, "sizes">,
  pieces: number,
  chosen: string | undefined,
): { why: "choose" } | { why: "few"; size: string; free: number } | null {
  if (pieces < 1) return null
  const size = sizes.find((one) => one.size === chosen)
  if (!size) return { why: "choose" }
  return mayGive(size, pieces) ? null : { why: "few", ...size }
}

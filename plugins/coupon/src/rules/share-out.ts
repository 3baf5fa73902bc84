/**
 * Shares a whole number of paise out over amounts, in proportion to them, by the largest remainder: integers whose sum is exactly
 * `paise`, none above its amount. On equal remainders the earlier one gets more. `paise` is at most the sum of the amounts.
 */
export function shareOut(paise: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, one) => all + one, 0)
  if (sum === 0 || paise === 0) return amounts.map(() => 0)
  // Products of two sums of money may exceed what a number holds exactly.
  const exact = amounts.map((amount) => BigInt(paise) * BigInt(amount))
  const shares = exact.map((one) => Number(one / BigInt(sum)))
  const left = paise - shares.reduce((all, one) => all + one, 0)
  const byRemainder = exact
    .map((one, at) => ({ at, rest: Number(one % BigInt(sum)) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return shares.map((share, at) => (roundedUp.has(at) ? share + 1 : share))
}

type Left = { paise: number; isDue: boolean }

/**
 * Splits a refund over an order's payments, in their order. It first reduces what is still due; the rest is taken from
 * the first payment that has enough left, or else from each what it has. In paise.
 * @returns their positions, each with its sum
 */
export function refundParts(left: readonly Left[], paise: number): { at: number; paise: number }[] {
  const of = (due: boolean) => left.flatMap(({ isDue, ...there }, at) => (isDue === due ? { at, ...there } : []))
  const crossedOut = inTurn(of(true), paise)
  const open = crossedOut.reduce((sum, part) => sum - part.paise, paise)
  const paid = of(false)
  const whole = paid.find((there) => there.paise >= open)
  return [...crossedOut, ...inTurn(whole ? [whole] : paid, open)]
}

function inTurn(left: readonly { at: number; paise: number }[], paise: number): { at: number; paise: number }[] {
  let open = paise
  return left.flatMap(({ at, paise: there }) => {
    const part = Math.min(there, open)
    open -= part
    return part > 0 ? [{ at, paise: part }] : []
  })
}

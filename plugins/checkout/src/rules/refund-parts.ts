type Left = { paise: number; isDue: boolean }

/**
 * Splits a refund over an order's payments, in their order: what is still due is owed no more before anything is sent
 * back; the rest is all from the first that has enough left, or else what each has. In paise.
 * @returns their places, with how much of each
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

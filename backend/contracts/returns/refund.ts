/**
 * The refund of returned goods: the amount paid for them, as far as the order's money is not refunded or promised
 * already (`left`), less the shop's fee; never below zero. `short`: the part of the amount that is not left. All in
 * whole paise.
 */
export function refundOfGoods(goods: number, { left, fee }: { left: number; fee: number }) {
  const short = Math.max(0, goods - Math.max(0, left))
  return { short, refund: Math.max(0, goods - short - fee) }
}

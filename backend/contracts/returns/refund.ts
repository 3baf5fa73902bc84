/** The refund of returned goods: the amount paid, less the shop's fee; never below zero. Works in paise and in rupees. */
export const refundAfterFee = (goods: number, fee: number): number => Math.max(0, goods - fee)

/** What goes back of returned goods: what was paid for them, less the shop's fee; never less than nothing. Paise or rupees, alike. */
export const refundAfterFee = (goods: number, fee: number): number => Math.max(0, goods - fee)

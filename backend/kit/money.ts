/** Rupees as the wire and Medusa carry them → integer paise. Rounds away what a float brought along. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)
/** Integer paise → rupees for the wire (SPEC shape: price 799). */
export const toRupees = (paise: number): number => paise / 100

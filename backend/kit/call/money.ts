import { inRupees } from "@silai/contracts/rupees"

/** Rupees (of replies and Medusa) → integer paise. Rounds floating-point error away. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)
/** Integer paise → rupees for replies (price 799). */
export const toRupees = (paise: number): number => paise / 100
/** Paise → rupees in a sentence: "₹1,23,456". */
export const rupeesText = (paise: number): string => inRupees(toRupees(paise))

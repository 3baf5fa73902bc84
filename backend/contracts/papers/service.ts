import type { Paper } from "./calls"

/** The service of papers for other plugins. */
export type IPapersModuleService = {
  /** The invoice and credit notes of an order, oldest first. */
  ofOrder(orderId: string): Promise<Paper[]>
  /** The order of the paper with this number, as people write it; null for any other text. */
  orderOf(number: string): Promise<string | null>
}

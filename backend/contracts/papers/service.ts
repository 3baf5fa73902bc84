import type { Paper } from "./calls"

/** What other plugins may ask of the papers. */
export type IPapersModuleService = {
  /** The invoice and credit notes of an order, oldest first. */
  ofOrder(orderId: string): Promise<Paper[]>
}

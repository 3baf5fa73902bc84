import type { Paper } from "./calls"

/** The service of papers for other plugins. */
export type IPapersModuleService = {
  /** The invoice and credit notes of an order, oldest first. */
  ofOrder(orderId: string): Promise<Paper[]>
}

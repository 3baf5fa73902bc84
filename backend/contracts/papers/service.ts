import type { Paper } from "./calls"

/** The module's name in Medusa's container: `container.resolve(PAPERS_ROOM)`. */
export const PAPERS_ROOM = "papers"

/** What other plugins may ask of the papers. */
export type IPapersModuleService = {
  /** The invoice and credit notes of an order, oldest first. */
  ofOrder(orderId: string): Promise<Paper[]>
}

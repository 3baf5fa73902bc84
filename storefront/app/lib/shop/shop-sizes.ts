import { everySize, sizeOrder } from "@silai/contracts/catalogue/garment-sizes"
import { sizeCount, sizeRange } from "@silai/contracts/catalogue/size-messages"
import { shop } from "./shop"

/** The options of the size filter: every size of the shop, and Custom at the end. */
export const sizeFilters = (): string[] => sizeOrder(shop().sizes)
/** "five sizes" */
export const countedSizes = (): string => sizeCount(everySize(shop().sizes))
/** "S to XXL", of shirts. */
export const sizesFromTo = (): string => sizeRange(shop().sizes.Shirts)

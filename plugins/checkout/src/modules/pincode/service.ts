import { PINCODES } from "../../data/pincodes"
import { deliveryDays } from "./delivery-days"
import { type PinDirectory, type Place, readDirectory } from "./directory"

/**
 * The PIN code directory, in memory; no call leaves the house. Other plugins reach it as `container.resolve("pincode")`.
 */
export class PincodeService {
  // Unfolded at the first question: 19,000 entries take some ten milliseconds that a migration run need not pay.
  private directory: PinDirectory | undefined

  /** Place of a six-digit PIN code, or null when the directory does not know it. */
  placeOf(pincode: string): Place | null {
    this.directory ??= readDirectory(PINCODES)
    return this.directory.placeOf(pincode)
  }

  /** Working days from order to door for a GST state code. */
  deliveryDays(stateCode: string, made?: { custom: boolean }): { min: number; max: number } {
    return deliveryDays(stateCode, made)
  }
}

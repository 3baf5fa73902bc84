import type { IPincodeModuleService, Place } from "@silai/contracts/checkout/service"
import { PINCODES } from "../../data/pincodes"
import { type PinDirectory, readDirectory } from "./directory"

/** See `IPincodeModuleService` for what each of these promises. */
export class PincodeService implements IPincodeModuleService {
  // Unfolded at the first question: 19,000 entries take some ten milliseconds that a migration run need not pay.
  private directory: PinDirectory | undefined

  placeOf(pincode: string): Place | null {
    this.directory ??= readDirectory(PINCODES)
    return this.directory.placeOf(pincode)
  }
}

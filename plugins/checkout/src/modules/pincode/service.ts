import type { IPincodeModuleService, Place } from "@silai/contracts/checkout/service"
import { PINCODES } from "../../data/pincodes"
import { type PinDirectory, readDirectory } from "./directory"

/** `IPincodeModuleService` documents each method. */
export class PincodeService implements IPincodeModuleService {
  // Expanded at the first look-up: 19,000 entries take some ten milliseconds, which a migration run need not pay.
  private directory: PinDirectory | undefined

  placeOf(pincode: string): Place | null {
    this.directory ??= readDirectory(PINCODES)
    return this.directory.placeOf(pincode)
  }
}

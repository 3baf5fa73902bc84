import type { Destination } from "@silai/contracts/checkout/destination"
import type { IPincodeModuleService, Place } from "@silai/contracts/checkout/service"
import { servedState, stateOf } from "@silai/contracts/place/states"
import { BORDERS, PINCODES } from "../../data/pincodes"
import { refuseWrongPlace } from "../../rules/wrong-place"
import { type PinDirectory, readDirectory } from "./directory"

/** `IPincodeModuleService` documents each method. */
export class PincodeService implements IPincodeModuleService {
  // Expanded at the first look-up: 19,000 entries take some ten milliseconds, which a migration run need not pay.
  private directory: PinDirectory | undefined

  private known(): PinDirectory {
    this.directory ??= readDirectory(PINCODES, BORDERS)
    return this.directory
  }

  placeOf(pincode: string): Place | null {
    return this.known().placeOf(pincode)
  }

  destinationOf({ pincode, state }: { pincode?: string; state?: string }): Destination {
    const place = pincode ? this.placeOf(pincode) : null
    const named = state ? stateOf(state) : undefined
    if (!place) return { pincode, stateCode: named?.code }
    return { pincode, stateCode: (named && servedState(place, named.code)?.code) ?? place.stateCode }
  }

  refuseWrong(address: { pincode: string; state: string }): void {
    refuseWrongPlace(address, this.placeOf(address.pincode), this.known().statesNear(address.pincode))
  }
}

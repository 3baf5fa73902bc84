import type { OtpPurpose } from "@silai/contracts/account/limits"
import type { Browser } from "../../rig/browser"
import { provePhone } from "../../rig/customer"

/** A guest who wants the last pieces of a size reads the OTP and types it; false when the shop does not send or accept it. */
export const provesPhone = (at: Browser, phone: string): Promise<boolean> =>
  provePhone(at, phone, "checkout" as string as OtpPurpose).then(
    () => true,
    () => false,
  )

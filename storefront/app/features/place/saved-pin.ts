import { getStored, setStored } from "~/lib/device/storage"
import { isPin } from "./address-rules"

const KEY = "pincode"

/** The PIN code last looked up in this browser; empty where there is none. It never leaves the browser. */
export function savedPin(): string {
  const pin = getStored(KEY) ?? ""
  return isPin(pin) ? pin : ""
}

export const rememberPin = (pin: string) => setStored(KEY, pin)

import { LENGTH_UNITS, type LengthUnit } from "@silai/contracts/measurement/limits"
import { useState } from "react"
import { getStored, setStored } from "~/lib/device/storage"

const KEY = "lengthUnit"

/** Inches or centimetres, as last chosen in this browser. */
export function useLengthUnit() {
  const [unit, setUnit] = useState<LengthUnit>(() => LENGTH_UNITS.find((one) => one === getStored(KEY)) ?? "in")
  const choose = (next: LengthUnit) => {
    setUnit(next)
    setStored(KEY, next)
  }
  return [unit, choose] as const
}

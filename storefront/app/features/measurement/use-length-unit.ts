import { LENGTH_UNITS, type LengthUnit } from "@silai/contracts/measurement/limits"
import { useState } from "react"
import { keep, kept } from "~/lib/kept"

const KEY = "lengthUnit"

/** Inches or centimetres, as this browser was told last. */
export function useLengthUnit() {
  const [unit, setUnit] = useState<LengthUnit>(() => LENGTH_UNITS.find((one) => one === kept(KEY)) ?? "in")
  const choose = (next: LengthUnit) => {
    setUnit(next)
    keep(KEY, next)
  }
  return [unit, choose] as const
}

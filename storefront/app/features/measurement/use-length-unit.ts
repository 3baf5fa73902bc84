import { LENGTH_UNITS, type LengthUnit } from "@silai/contracts/measurement/limits"
import { useState } from "react"

const KEY = "lengthUnit"

/** Inches or centimetres, as this browser was told last. */
export function useLengthUnit() {
  const [unit, setUnit] = useState<LengthUnit>(kept)
  return [unit, (next: LengthUnit) => {
    setUnit(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Forbidden storage: the choice lasts as long as the page.
    }
  }] as const
}

function kept(): LengthUnit {
  try {
    return LENGTH_UNITS.find((unit) => unit === localStorage.getItem(KEY)) ?? "in"
  } catch {
    return "in"
  }
}

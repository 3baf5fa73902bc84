import type { MeasurementType } from "@silai/contracts/measurement/limits"

/** What the measurements room says beyond SPEC §5's sentences. */
export const HALVES: Record<MeasurementType, { title: string; empty: string; remove: string }> = {
  upperBody: { title: "Upper body", empty: "For shirts: six measurements, a tape, and somebody to help for five minutes.", remove: "Delete the upper body's measurements?" },
  lowerBody: { title: "Lower body", empty: "For trousers: five measurements, taken standing, over thin clothes.", remove: "Delete the lower body's measurements?" },
}
export const removeWords = "They are deleted from your account. Orders already placed keep the measurements they are cut to."

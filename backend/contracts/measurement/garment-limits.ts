import type { Doubt } from "./body-limits"
import type { MeasurementName } from "./limits"

/**
 * How each number is taken off a garment that lies flat, and between which inches it lies for one that a grown man wears. What is
 * measured across is half of the way round. Outside is a slip of the tape, all the way round, or centimetres: it is asked about once.
 */
export const GARMENT: Record<MeasurementName, { isAcross: boolean; least: number; most: number }> = {
  neck: { isAcross: false, least: 12, most: 24 },
  shoulder: { isAcross: false, least: 13.5, most: 27 },
  chest: { isAcross: true, least: 15.5, most: 37 },
  upperBodyWaist: { isAcross: true, least: 13, most: 38 },
  sleeveLength: { isAcross: false, least: 17, most: 34 },
  shirtLength: { isAcross: false, least: 22, most: 52 },
  hip: { isAcross: true, least: 15.5, most: 37 },
  lowerBodyWaist: { isAcross: true, least: 11.5, most: 36 },
  thigh: { isAcross: true, least: 7.5, most: 22 },
  legLength: { isAcross: false, least: 30, most: 54 },
  bottom: { isAcross: true, least: 4.5, most: 13 },
}

/** A doubt about a garment; `isRound`: it looks like all the way round, where half of it is asked. */
export type GarmentDoubt = Doubt & { isRound: boolean }

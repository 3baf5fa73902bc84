import type { MeasurementName } from "@silai/contracts/measurement/limits"
import bottom from "./pictures/bottom.svg"
import chest from "./pictures/chest.svg"
import hip from "./pictures/hip.svg"
import legLength from "./pictures/legLength.svg"
import lowerBodyWaist from "./pictures/lowerBodyWaist.svg"
import neck from "./pictures/neck.svg"
import shirtLength from "./pictures/shirtLength.svg"
import shoulder from "./pictures/shoulder.svg"
import sleeveLength from "./pictures/sleeveLength.svg"
import thigh from "./pictures/thigh.svg"
import upperBodyWaist from "./pictures/upperBodyWaist.svg"

/** URLs of the drawings of a garment that lies flat, each 400 by 500. */
export const GARMENT_PICTURES: Record<MeasurementName, string> = {
  neck,
  shoulder,
  chest,
  upperBodyWaist,
  sleeveLength,
  shirtLength,
  hip,
  lowerBodyWaist,
  thigh,
  legLength,
  bottom,
}

import type { MeasurementName } from "@silai/contracts/measurement/limits"
import bottom from "./guides/bottom.svg"
import chest from "./guides/chest.svg"
import hip from "./guides/hip.svg"
import howToMeasureShirt from "./guides/how-to-measure-shirt.svg"
import legLength from "./guides/legLength.svg"
import lowerBodyWaist from "./guides/lowerBodyWaist.svg"
import neck from "./guides/neck.svg"
import shirtLength from "./guides/shirtLength.svg"
import shoulder from "./guides/shoulder.svg"
import sleeveLength from "./guides/sleeveLength.svg"
import thigh from "./guides/thigh.svg"
import upperBodyWaist from "./guides/upperBodyWaist.svg"

/** URLs of the guide drawings, each 400 by 500. */
export const GUIDES: Record<MeasurementName, string> = {
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

/** The shirt with its four numbered marks, for the size guide. */
export const SHIRT_GUIDE = howToMeasureShirt

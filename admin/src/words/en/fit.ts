import {
  BUILD_LABELS,
  FIT_LABELS,
  fitMessages,
  SLEEVE_LABELS,
  WAY_LABELS,
  WORN_LABELS,
} from "@silai/contracts/measurement/fit-messages"
import { keyed } from "../keyed"

/** The fit of a piece, in English. */
export const fitEn = {
  ...keyed("fit", FIT_LABELS),
  ...keyed("worn", WORN_LABELS),
  ...keyed("sleeve-to", SLEEVE_LABELS),
  ...keyed("build", BUILD_LABELS),
  ...keyed("way", WAY_LABELS),
  "fit.title": fitMessages.title,
  "fit.for": "For {name}",
  "fit.worn": "Worn",
  "fit.sleeve": "Sleeve ends",
  "fit.build": "Build",
  "fit.unsaid": "Not said",
  "fit.others": "Made for others",
}

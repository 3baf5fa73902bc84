import {
  type BuildNote,
  type Fit,
  type FitProfile,
  MADE_FOR,
  type MeasuringWay,
  type ShirtWorn,
  type SleeveEnd,
} from "./fit-limits"

export const FIT_LABELS: Record<Fit, string> = { slim: "Slim", regular: "Regular", loose: "Loose" }
export const WORN_LABELS: Record<ShirtWorn, string> = { tucked: "Tucked in", over: "Over the trousers" }
export const SLEEVE_LABELS: Record<SleeveEnd, string> = {
  wrist: "Sleeve to the wrist",
  thumb: "Sleeve to the thumb",
}
export const BUILD_LABELS: Record<BuildNote, string> = {
  slopingShoulders: "Sloping shoulders",
  squareShoulders: "Square shoulders",
  lowShoulder: "One shoulder lower",
  longArms: "Long arms",
  shortArms: "Short arms",
  roundBack: "Rounded back",
  erect: "Stands very straight",
  belly: "Fuller in front",
  flatSeat: "Flat seat",
  fullSeat: "Full seat",
  fullThighs: "Strong upper legs",
  fullCalves: "Strong calves",
  bowLegs: "Bowed legs",
  bellyOverBelt: "Belly over the belt",
}
export const WAY_LABELS: Record<MeasuringWay, string> = {
  tape: "Measured with a tape",
  garment: "Copied from a piece that fits",
  lastOrder: "As last time, corrected",
}

export const fitMessages = {
  title: "Fit",
  ask: "How should it sit?",
  descriptions: {
    slim: "Close to the body, with room to move",
    regular: "As most shirts and trousers sit",
    loose: "Easy and airy, for warm days",
  } satisfies Record<Fit, string>,
  worn: "How do you wear the shirt?",
  sleeve: "Where should the sleeve end?",
  build: "What should the cutter know about the build?",
  buildHint: "Only what is obvious. The cutter looks at the numbers too.",
  madeFor: "Made for",
  me: "Me",
  someoneElse: "Someone else…",
  name: "Their name",
  nameHint: "As you call them: Papa, Arjun …",
  nameMissing: "Please say whom it is for.",
  nameLong: `A name has at most ${MADE_FOR.maxName} characters.`,
  contradiction: "Two of these do not go together.",
  forWhom: (name: string) => `For ${name}`,
  people: "Made for others",
  peopleMessages:
    "Measurements of your father, your son, a friend: each is kept under a name, and is a tap away on every piece.",
  renamed: "The name is changed.",
  personRemoved: "Their measurements are deleted.",
  tooMany: `Measurements of ${MADE_FOR.mostPeople} people are kept already. Please delete one of them first.`,
  cutTo: (ease: string, cut: string) => `+${ease} = ${cut}`,
} as const

/** A profile in a tailor's few words, the fit first: "Regular", "Tucked in", "Long arms", "For Papa". */
export function fitWords(profile: FitProfile): string[] {
  const { fit, worn, sleeveTo, build = [], madeFor, way } = profile
  return [
    FIT_LABELS[fit],
    ...(worn ? [WORN_LABELS[worn]] : []),
    ...(sleeveTo ? [SLEEVE_LABELS[sleeveTo]] : []),
    ...build.map((note) => BUILD_LABELS[note]),
    ...(way && way !== "tape" ? [WAY_LABELS[way]] : []),
    ...(madeFor ? [fitMessages.forWhom(madeFor)] : []),
  ]
}

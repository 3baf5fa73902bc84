import { refusals } from "../refusal"

export const homeMessages = {
  /** The banner's computed line: the highest discount, in whole percent; empty without one. */
  offer: (percentOff: number, isDeliveryFree: boolean): string =>
    [percentOff > 0 && `Get Up to ${percentOff}% Off`, isDeliveryFree && "Free Shipping Across India"]
      .filter(Boolean)
      .join(" & "),
  saved: "Saved. The home page shows it now.",
  headlineMissing: "Please write a headline.",
  wordsMissing: "Please enter its text.",
  slidesMissing: "Please choose at least one piece.",
  slidesTwice: "One piece is listed twice.",
  tilesMissing: "Please keep at least one tile.",
} as const

export const homeRefusals = refusals("shop", {
  home_changed: { status: 409, say: "Someone else has changed the home page in the meantime. Yours is not saved yet." },
  picture_gone: {
    status: 422,
    say: "A picture that you chose has been deleted in the meantime. Please choose another one.",
  },
})

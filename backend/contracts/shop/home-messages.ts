import { refusals } from "../refusal"

export const homeSays = {
  /** The banner's line while the shop reckons it: the most that is off, in whole percent; empty when there is nothing to say. */
  offer: (percentOff: number, isDeliveryFree: boolean): string =>
    [percentOff > 0 && `Get Up to ${percentOff}% Off`, isDeliveryFree && "Free Shipping Across India"]
      .filter(Boolean)
      .join(" & "),
  saved: "Saved. The home page shows it now.",
  headlineMissing: "Please write a headline.",
  wordsMissing: "Please say what stands on it.",
  slidesMissing: "Please choose at least one piece.",
  slidesTwice: "One piece stands here twice.",
  tilesMissing: "Please keep at least one tile.",
} as const

export const homeRefusals = refusals("shop", {
  home_changed: { status: 409, say: "Somebody has changed the home page meanwhile. Yours is not saved yet." },
  picture_gone: { status: 422, say: "A picture that you chose has been deleted meanwhile. Please choose another one." },
})

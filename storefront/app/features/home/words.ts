import { cuttingAdds } from "@silai/contracts/checkout/delivery-messages"
import { inWords } from "@silai/contracts/counting"
import { MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { SHOP } from "@silai/contracts/shop/settings"

const { upperBody, lowerBody } = MEASUREMENTS

/** Texts of the home page beyond @silai/contracts/shop/messages. */
export const homeWords = {
  hero: {
    name: "Made to measure",
    title: "Cut just for you",
    lead: "A shirt or trousers to your measurements, or copied from the piece that you like best. The price is the same as ready-made.",
    more: "How it works",
    shop: "See the pieces",
    show: "Show",
  },
  made: {
    title: "Made to measure, at no extra charge",
    lead: "Between two sizes, long in the arm, broad in the shoulder: we cut the piece just for you, and it costs what the ready-made one does.",
    steps: [
      {
        title: "Measure",
        words: `A tape and ten minutes: ${inWords(upperBody.length)} measurements for a shirt, ${inWords(lowerBody.length)} for trousers, each with a drawing.`,
      },
      { title: "We cut", words: "One cutter, one tailor, your numbers, from the first seam to the last button." },
      { title: "At your door", words: `${cuttingAdds}, anywhere in India; alterations are free until it fits.` },
    ],
    shop: "See what we cut for you",
    how: "Made to measure, explained",
  },
  story: {
    title: `A family of tailors since ${SHOP.since}`,
    words:
      "One table, one pair of shears and a sewing machine that is still oiled every Saturday: so it began, in Punjab, and so it goes on. A few shapes, done well, by people who know each piece by hand.",
    more: "Our story",
  },
} as const

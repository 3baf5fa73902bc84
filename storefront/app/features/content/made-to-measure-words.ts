import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { cuttingAdds } from "@silai/contracts/checkout/delivery-messages"
import { inWords } from "@silai/contracts/counting"
import { WAY_LABELS } from "@silai/contracts/measurement/fit-messages"
import { garmentMessages } from "@silai/contracts/measurement/garment-messages"
import { MEASUREMENTS } from "@silai/contracts/measurement/limits"

const { upperBody, lowerBody } = MEASUREMENTS

/** The page of what is cut to measure. */
export const madeMessages = {
  title: "Made to measure",
  lead: "One cutter, one tailor, your numbers. For men between two sizes, long in the arm or broad in the shoulder, and for all who like a shirt that sits well.",
  facts: [
    { what: "What it costs", text: "Nothing more. It is the price of the ready-made piece, taxes included." },
    { what: "How long it takes", text: `${cuttingAdds}.` },
    {
      what: "If it does not fit",
      text: `${catalogueMessages.fitPromise}. Ask for it on your order’s page once you have the piece.`,
    },
    { what: "What we ask", text: "Such a piece is cut for one person, so it cannot be returned." },
  ],
  waysTitle: "Three ways to tell us",
  ways: {
    tape: {
      title: "With a tape",
      text: `Ten minutes, and someone to help: ${inWords(upperBody.length)} measurements for a shirt, ${inWords(lowerBody.length)} for trousers, each with a drawing. We ask when a number looks odd.`,
    },
    garment: {
      title: garmentMessages.title.upperBody,
      text: "Lay the one that you like best on a table and measure it flat. We take the ease off and cut yours to sit the same. Trousers too.",
    },
    lastOrder: {
      title: WAY_LABELS.lastOrder,
      text: "Had a piece from us? Take its numbers, and make the sleeves half an inch longer.",
    },
  },
  fitTitle: "How it should sit",
  fitLead: "You choose, piece by piece. This is what a piece is cut larger than the body, in inches.",
  fitTable: "Ease in inches, by fit",
  where: "Where",
  forTitle: "For your father, too",
  forMessages:
    "Save his measurements with yours, under his name, and your son's. Tell us about sloping shoulders or long arms, whether the shirt is worn tucked in, and where the sleeve should end. It is printed on the tailor's card.",
  toProfile: "Your measurements",
  shirts: "Shirts to measure",
  trousers: "Trousers to measure",
} as const

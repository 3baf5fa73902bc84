import type { SeedStyle } from "./style"

export const formalTrousers: SeedStyle = {
  name: "Formal Trousers",
  slug: "formal-trousers",
  pictures: {
    prefix: "formal-trousers",
    views: [
      ["front", "seen from the front"],
      ["back", "seen from the back"],
      ["waist", "the waistband and its label"],
      ["pocket", "the slant pocket"],
      ["cloth", "the twill cloth, close up"],
    ],
  },
  skuPrefix: "FT",
  category: "Trousers",
  tag: "formal",
  priceRupees: 999,
  baseRupees: 1599,
  hsnCode: "62034300",
  material: "65% polyester, 35% viscose twill",
  fabric: "poly-viscose",
  fit: "regular",
  measurementType: "lowerBody",
  customSizeOption: true,
  detailsHtml: `<ul>
<li>65% polyester, 35% viscose twill, 240 g/m²: falls clean, sheds creases overnight</li>
<li>Flat front with a pressed crease, hook-and-bar waistband, concealed zip</li>
<li>Slant side pockets deep enough for a telephone, two jetted back pockets</li>
<li>Waistband lined and taped inside, so that a tucked shirt stays where it is</li>
<li>3 cm of cloth left in the seat seam and 5 cm at the hem, for your tailor to let out</li>
<li>Cut, sewn and pressed by hand in our workshop in Punjab</li>
</ul>`,
  sizeAndFit:
    "Straight fit: sits at the natural waist, easy at the thigh, straight to the hem. Choose by the waist you buy in a belt. For any other leg length, ask for a custom size.",
  washCare:
    "Machine wash cold, inside out, or dry clean. Do not bleach. Hang by the hem to dry. Iron warm under a cloth along the crease.",
  colours: [
    {
      colour: "Classic White",
      stock: [2, 4, 3, 1, 0],
      launchedDaysAgo: 40,
      intro: "Ivory-white twill for summer weddings, lined to the knee so that nothing shows.",
      goesWith: ["black-aura-formal-shirt", "phantom-grey-formal-shirt", "beige-mist-formal-shirt"],
    },
    {
      colour: "Black Aura",
      stock: [6, 20, 22, 12, 4],
      launchedDaysAgo: 3,
      intro: "Black that stays black: solution-dyed fibre, tested through fifty washes.",
      goesWith: ["classic-white-formal-shirt", "beige-mist-formal-shirt", "phantom-grey-formal-shirt"],
      amazonLink: "https://www.amazon.in/s?k=silai+black+aura+formal+trousers",
    },
    {
      colour: "Phantom Grey",
      stock: [4, 1, 0, 6, 0],
      backorder: true,
      launchedDaysAgo: 50,
      intro: "The grey between charcoal and steel: it takes brown shoes as well as black.",
      goesWith: ["classic-white-formal-shirt", "black-aura-formal-shirt", "beige-mist-formal-shirt"],
    },
    {
      colour: "Beige Mist",
      stock: [3, 9, 8, 2, 1],
      launchedDaysAgo: 35,
      intro: "Pale sand twill, at home with a navy jacket and under a ceiling fan.",
      goesWith: ["classic-white-formal-shirt", "black-aura-formal-shirt", "classic-white-band-collar-shirt"],
    },
  ],
}

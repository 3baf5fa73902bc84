import type { SeedStyle } from "./style"

export const formalShirt: SeedStyle = {
  name: "Formal Shirt",
  slug: "formal-shirt",
  pictures: {
    prefix: "formal-shirt",
    views: [
      ["front", "seen from the front"],
      ["folded", "folded"],
      ["back", "seen from the back"],
      ["collar", "the collar and its label"],
      ["cuff", "a cuff and its button"],
      ["cloth", "the poplin cloth, close up"],
    ],
  },
  skuPrefix: "FS",
  category: "Shirts",
  tag: "formal",
  priceRupees: 799,
  baseRupees: 1289,
  hsnCode: "62052000",
  material: "100% cotton poplin",
  fabric: "cotton",
  fit: "regular",
  sleeve: "full",
  measurementType: "upperBody",
  customSizeOption: true,
  detailsHtml: `<ul>
<li>100% cotton poplin, two-ply yarn, 120 g/m²: crisp in the morning, soft by evening</li>
<li>Semi-spread collar on a fused stand that keeps its line under a tie or without one</li>
<li>Single-needle side seams, nine stitches to the centimetre</li>
<li>Chest pocket, box pleat at the back yoke, rounded hem to wear in or out</li>
<li>Four-hole buttons sewn on a shank; a spare is stitched inside</li>
<li>Cut, sewn and pressed by hand in our workshop in Punjab</li>
</ul>`,
  sizeAndFit:
    "Regular fit: close at the shoulder, with room at the chest and waist to sit and reach. Take your usual size. Between two sizes, take the larger for comfort, or let us cut it to your measurements.",
  washCare:
    "Machine wash cold with like colours. Do not bleach. Dry in shade, inside out. Iron warm while slightly damp, the collar from its points inwards. Do not tumble dry.",
  colours: [
    {
      colour: "Classic White",
      stock: [8, 24, 30, 18, 6],
      launchedDaysAgo: 90,
      intro: "The white shirt that a wardrobe is built around: opaque enough for bright offices, light enough for May.",
      goesWith: [
        "black-aura-formal-trousers",
        "phantom-grey-formal-trousers",
        "beige-mist-chinos",
        "beige-mist-formal-trousers",
      ],
      amazonLink: "https://www.amazon.in/s?k=silai+classic+white+formal+shirt",
    },
    {
      colour: "Black Aura",
      stock: [5, 16, 2, 9, 1],
      launchedDaysAgo: 2,
      intro: "Deep, even black, dyed in the yarn so that collar and cuffs fade no sooner than the rest.",
      goesWith: ["phantom-grey-formal-trousers", "beige-mist-formal-trousers", "black-aura-formal-trousers"],
      amazonLink: "https://www.amazon.in/s?k=silai+black+aura+formal+shirt",
    },
    {
      colour: "Phantom Grey",
      stock: [3, 0, 7, 1, 0],
      launchedDaysAgo: 45,
      intro: "A cool slate grey that forgives a long day and a crowded metro.",
      goesWith: ["black-aura-formal-trousers", "classic-white-formal-trousers", "beige-mist-chinos"],
    },
    {
      colour: "Beige Mist",
      stock: [4, 10, 12, 5, 2],
      launchedDaysAgo: 60,
      intro: "A soft sand tone that warms a grey suit and needs no tie.",
      goesWith: ["black-aura-formal-trousers", "phantom-grey-formal-trousers", "classic-white-formal-trousers"],
    },
  ],
}

import type { SeedStyle } from "./style"

export const bandCollarShirt: SeedStyle = {
  name: "Band Collar Shirt",
  slug: "band-collar-shirt",
  pictures: {
    prefix: "band-shirt",
    views: [
      ["front", "seen from the front"],
      ["folded", "folded"],
      ["back", "seen from the back"],
      ["collar", "the band collar and its label"],
      ["cuff", "a cuff and its button"],
      ["cloth", "the linen and cotton cloth, close up"],
    ],
  },
  skuPrefix: "BC",
  category: "Shirts",
  tag: "casual",
  priceRupees: 799,
  baseRupees: 799,
  hsnCode: "62052000",
  material: "55% linen, 45% cotton",
  fabric: "linen-blend",
  fit: "relaxed",
  sleeve: "full",
  measurementType: "upperBody",
  customSizeOption: true,
  detailsHtml: `<ul>
<li>55% linen, 45% cotton, 140 g/m²: the weave breathes, the cotton keeps it from creasing hard</li>
<li>Band collar 3.5 cm high, with one button; it stands by itself and never rubs</li>
<li>Full placket, chest pocket, buttoned cuffs that roll twice and stay</li>
<li>Box pleat at the back yoke; rounded hem, made to be worn out</li>
<li>Washed once before cutting, so it will not shrink on you</li>
<li>Cut, sewn and pressed by hand in our workshop in Punjab</li>
</ul>`,
  sizeAndFit:
    "Relaxed fit: easy at the chest and straight at the side, a little longer at the back. Take your usual size; for a closer line take one smaller.",
  washCare:
    "Machine wash cold, gentle. Do not bleach. Shake out and hang to dry in shade. Iron warm while damp, or leave the creases: linen wears them well.",
  colours: [
    {
      colour: "Classic White",
      stock: [6, 14, 15, 8, 3],
      launchedDaysAgo: 30,
      intro: "White linen blend for evenings in the courtyard and offices without ties.",
      goesWith: ["beige-mist-chinos", "black-aura-chinos", "phantom-grey-chinos"],
    },
    {
      colour: "Black Aura",
      stock: [2, 9, 11, 4, 0],
      launchedDaysAgo: 1,
      intro: "Black from collar to hem: the shirt that dinner does not have to ask about.",
      goesWith: ["beige-mist-chinos", "classic-white-chinos", "phantom-grey-formal-trousers"],
    },
    {
      colour: "Phantom Grey",
      stock: [0, 0, 0, 0, 0],
      backorder: true,
      launchedDaysAgo: 75,
      intro: "Slate grey, woven to order: we start yours when you ask for it.",
      goesWith: ["black-aura-chinos", "classic-white-chinos", "beige-mist-chinos"],
    },
    {
      colour: "Beige Mist",
      stock: [1, 5, 2, 6, 1],
      launchedDaysAgo: 20,
      intro: "Undyed linen and cotton, the colour of the yarn itself.",
      goesWith: ["classic-white-chinos", "black-aura-chinos", "phantom-grey-chinos"],
    },
  ],
}

import type { SeedStyle } from "./style"

/** Garment-washed after sewing: they shrink into their size, which is why there is no custom size. */
export const chinos: SeedStyle = {
  name: "Chinos",
  slug: "chinos",
  pictures: {
    prefix: "chino",
    views: [
      ["front", "seen from the front"],
      ["back", "seen from the back"],
      ["waist", "the waistband and its label"],
      ["pocket", "the slant pocket"],
      ["cloth", "the washed twill cloth, close up"],
    ],
  },
  skuPrefix: "CH",
  category: "Trousers",
  tag: "casual",
  priceRupees: 999,
  baseRupees: 1299,
  hsnCode: "62034200",
  material: "98% cotton, 2% elastane twill",
  fabric: "cotton-blend",
  fit: "tapered",
  measurementType: "lowerBody",
  customSizeOption: false,
  detailsHtml: `<ul>
<li>98% cotton, 2% elastane twill, 260 g/m²: gives when you crouch, recovers when you stand</li>
<li>Button and zip fly, slant side pockets, two buttoned back pockets</li>
<li>Garment-washed after sewing, so the size you try is the size you keep</li>
<li>Bar-tacked wherever a pocket starts or ends</li>
<li>Belt loops wide enough for a 4 cm belt</li>
<li>Cut, sewn and washed by hand in our workshop in Punjab</li>
</ul>`,
  sizeAndFit:
    "Tapered fit: sits just below the waist, easy at the seat, narrower from the knee. Take your usual size; they soften by half a centimetre at the waist in the first week.",
  washCare:
    "Machine wash cold, inside out, with like colours. Do not bleach. Dry in shade. Iron medium, or not at all.",
  colours: [
    {
      colour: "Classic White",
      stock: [5, 7, 0, 3, 2],
      launchedDaysAgo: 15,
      intro: "Off-white cotton, heavy enough to hide its pockets.",
      goesWith: ["black-aura-band-collar-shirt", "phantom-grey-band-collar-shirt", "beige-mist-band-collar-shirt"],
    },
    {
      colour: "Black Aura",
      stock: [4, 12, 14, 8, 3],
      launchedDaysAgo: 4,
      intro: "Washed black: formal from across the room, friendly close up.",
      goesWith: ["classic-white-band-collar-shirt", "beige-mist-band-collar-shirt", "beige-mist-formal-shirt"],
    },
    {
      colour: "Phantom Grey",
      stock: [0, 0, 0, 0, 0],
      launchedDaysAgo: 70,
      intro: "Stone-washed slate, the pair that goes with everything you already own.",
      goesWith: ["classic-white-band-collar-shirt", "beige-mist-band-collar-shirt", "black-aura-band-collar-shirt"],
    },
    {
      colour: "Beige Mist",
      stock: [6, 18, 16, 10, 5],
      launchedDaysAgo: 25,
      intro: "The first chino we ever cut, in the colour chinos were made for.",
      goesWith: ["classic-white-band-collar-shirt", "black-aura-band-collar-shirt", "classic-white-formal-shirt"],
      amazonLink: "https://www.amazon.in/s?k=silai+beige+mist+chinos",
    },
  ],
}

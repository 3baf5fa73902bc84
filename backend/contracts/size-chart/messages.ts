import { SIZE_CHART } from "./limits"

/** The size guide's sentences (requirements §2). */
export const sizeChartMessages = {
  chartTab: "Size Chart",
  measureTab: "How to measure",
  inches: "Measurements are in Inches",
  centimetres: "Measurements are in Centimetres, to the nearest half",
  units: { in: "Inches", cm: "Centimetres" },
  unitChoice: "Show the charts in",
  seeAll: "See All Size Charts",
  noRow: "A chart needs a row.",
  rowUnnamed: "Please give each row a name.",
  rowTwice: "Two rows have the same name.",
  cellShape: `Each cell needs inches from ${SIZE_CHART.minInches} to ${SIZE_CHART.maxInches}, in quarters.`,
  /** The meaning of a chart's inches. */
  of: { garment: "Measured on the garment", body: "Measured on the body" },
  missing: "Size chart not available.",
  measureMissing: "Currently Unavailable",
  /** How to measure a shirt: the four marks of the guide picture, in its order. */
  howToMeasureShirt: [
    {
      name: "Shoulder width",
      how: "Lay the shirt flat on its back. Measure straight across from one shoulder seam to the other.",
    },
    { name: "Chest width", how: "Button the shirt. Measure from armpit to armpit, then double it." },
    { name: "Waist", how: "Measure across the narrowest part, about halfway down, then double it." },
    { name: "Sleeve length", how: "Measure from the shoulder seam along the sleeve to the edge of the cuff." },
  ],
} as const

/** A tape over a collar, for the size guide: a static file of the shop's own. */
export const TAPE = {
  stem: "tape-collar",
  url: "/brand/tape-collar.jpg",
  alt: "A tape measure lying over the collar of a white shirt",
  width: 2000,
  height: 1250,
  colour: "#e8e8d8",
  widths: [320, 480, 640],
  formats: ["avif" as const, "webp" as const],
}

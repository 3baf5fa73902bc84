import type { Picture } from "@silai/contracts/catalogue/shapes"

/** The place of the last picture that shows the cloth, as its alternative text says; -1 where none does. */
export const clothPicture = (pictures: readonly Pick<Picture, "alt">[]): number =>
  pictures.findLastIndex(({ alt }) => /\bcloth\b/i.test(alt))

/** Fabric and weight, where the details give both together: "55% linen, 45% cotton, 140 g/m²". */
export const clothOf = (details: string): string | null => /\d+\s?%[^<>:;.]*\d\s?g\/m²/.exec(details)?.[0] ?? null

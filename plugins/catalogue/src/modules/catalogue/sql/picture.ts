import { PICTURE } from "@silai/contracts/catalogue/limits"

/** The URL of a picture's thumbnail. `stem` is an SQL expression. */
export const thumbnailFile = (stem: string) => `'/images/' || ${stem} || '-${PICTURE.thumbnailWidth}.webp'`

/** The reply's picture (`@silai/contracts/catalogue/shapes`), from the engine's image `i` and our picture `pc`. */
export const pictureJson = `jsonb_build_object('_id', i.id, 'url', pc.url, 'order', i.rank, 'alt', pc.alt, 'stem', pc.stem,
  'width', pc.width, 'height', pc.height, 'colour', pc.colour, 'widths', to_jsonb(pc.widths), 'formats', to_jsonb(pc.formats))`

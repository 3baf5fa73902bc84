import type { CSSProperties } from "react"
import styles from "./picture.module.css"

/** A picture as replies have it: files are at `/images/{stem}-{width}.{format}`; `url` is the fallback. */
export type WirePicture = {
  _id: string
  url: string
  order: number
  alt: string
  stem: string
  width: number
  height: number
  colour: string
  widths: number[]
  formats: ("avif" | "webp")[]
}

type Source = Pick<WirePicture, "url" | "alt" | "width" | "height" | "colour"> &
  Partial<Pick<WirePicture, "stem" | "widths" | "formats">>

type Props = {
  picture: Source
  /** Its displayed width, as in the `sizes` attribute: `"(min-width: 48rem) 25vw, 50vw"`. */
  sizes: string
  /** In the first view: loaded at once, with priority. */
  eager?: boolean
  /** Aspect ratio of its frame; pictures of cloth are 4:5. */
  ratio?: string
  /** Replaces the picture's own alternative text; "" where the text next to it says the same. */
  alt?: string
  /** Folder of the files. */
  from?: string
  className?: string
}

/** The files of one format, for `srcset`; also what a preload link needs. */
export function srcSetOf({ stem, widths }: Source, format: "avif" | "webp", from = "/images"): string {
  return (widths ?? []).map((width) => `${from}/${stem}-${width}.${format} ${width}w`).join(", ")
}

/** A picture in a fixed frame: its space and colour are there before it is loaded. */
export function Picture({ picture, sizes, eager, ratio = "4 / 5", alt, from, className = "" }: Props) {
  const frame: CSSProperties = { aspectRatio: ratio, backgroundColor: picture.colour }
  const formats = picture.stem && picture.widths?.length ? [...(picture.formats ?? [])].sort() : []
  return (
    <picture className={`${styles.frame} ${className}`} style={frame}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format, from)} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        draggable={false}
      />
    </picture>
  )
}

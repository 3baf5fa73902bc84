import { THUMBNAILS } from "@silai/contracts/catalogue/gallery-limits"
import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { Picture } from "~/ui/picture"
import { productMessages } from "../words"
import { hiddenBehindLast } from "./gallery-rules"
import styles from "./gallery.module.css"

type Props = {
  pictures: readonly WirePicture[]
  at: number
  onPick: (which: number) => void
  /** The last thumbnail, where it represents several: opens the zoom at its own picture. */
  onMore: (which: number) => void
}

/** Thumbnails next to the large picture; the last shows "+N more" when there are more. */
export function Thumbnails({ pictures, at, onPick, onMore }: Props) {
  const behind = hiddenBehindLast(pictures.length)
  return (
    <ul className={styles.thumbnails}>
      {pictures.slice(0, THUMBNAILS).map((picture, place) => {
        const more = behind > 0 && place === THUMBNAILS - 1
        return (
          <li key={picture._id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={place === Math.min(at, THUMBNAILS - 1) || undefined}
              aria-label={more ? `${picture.alt}, and ${productMessages.more(behind)}` : picture.alt}
              onClick={() => (more ? onMore(place) : onPick(place))}
            >
              <Picture picture={picture} sizes="6rem" alt="" />
              {more && <span className={styles.more}>{productMessages.more(behind)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

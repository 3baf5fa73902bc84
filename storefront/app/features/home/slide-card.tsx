import { Link } from "react-router"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Picture } from "~/ui/picture"
import { BRAND_FOLDER, slidePicture } from "~/ui/brand-pictures"
import styles from "./carousel.module.css"
import type { Slide } from "./slides"

export function SlideCard({ slide }: { slide: Slide }) {
  return (
    <Link to={paths.product(slide.slug)} className={styles.slide} draggable={false}>
      <Picture
        picture={slidePicture(slide.slug, slide.name)}
        sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 38vw, 72vw"
        from={BRAND_FOLDER}
        alt=""
      />
      <span className={styles.name}>{slide.name}</span>
      <span className={styles.price}>{inRupees(slide.rupees)}</span>
    </Link>
  )
}

import type { HomeSlide } from "@silai/contracts/shop/home-calls"
import { inRupees } from "@silai/contracts/rupees"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Picture } from "~/ui/picture"
import styles from "./carousel.module.css"

export function SlideCard({ slide: { slug, name, price, picture } }: { slide: HomeSlide }) {
  return (
    <Link to={paths.product(slug)} className={styles.slide} draggable={false}>
      {picture && <Picture picture={picture} sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 38vw, 72vw" alt="" />}
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{inRupees(price)}</span>
    </Link>
  )
}

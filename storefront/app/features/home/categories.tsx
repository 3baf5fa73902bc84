import { shopSays } from "@silai/contracts/shop/messages"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"
import { BRAND_FOLDER, TILES } from "~/ui/brand-pictures"
import styles from "./categories.module.css"
import { Section } from "./section"

const CATEGORIES = [
  { name: "Shirts", to: paths.exploreBy({ category: "Shirt" }), picture: TILES.shirts },
  { name: "Trousers", to: paths.exploreBy({ category: "Trouser" }), picture: TILES.trousers },
]

export function Categories() {
  return (
    <Section title={shopSays.shopByCategory}>
      <ul className={styles.tiles}>
        {CATEGORIES.map(({ name, to, picture }) => (
          <li key={name}>
            <Link to={to} className={styles.tile}>
              <Picture
                picture={picture}
                sizes="(min-width: 48rem) 48vw, 92vw"
                from={BRAND_FOLDER}
                alt=""
                className={styles.picture}
              />
              <span className={styles.name}>
                {name}
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { ShownHome } from "@silai/contracts/shop/home-calls"
import { shopMessages } from "@silai/contracts/shop/messages"
import { Link } from "react-router"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"
import styles from "./categories.module.css"
import { Section } from "./section"

export function Categories({ tiles }: Pick<ShownHome, "tiles">) {
  if (!tiles.length) return null
  return (
    <Section title={shopMessages.shopByCategory}>
      <ul className={styles.tiles} data-tiles={tiles.length}>
        {tiles.map(({ words, link, picture }, place) => (
          <li key={place}>
            <Link to={link} className={styles.tile}>
              <Picture
                picture={picture}
                sizes="(min-width: 48rem) 48vw, 92vw"
                from={picture.folder}
                alt=""
                className={styles.picture}
              />
              <span className={styles.name}>
                {words}
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

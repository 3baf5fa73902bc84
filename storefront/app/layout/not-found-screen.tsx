import { SHOP } from "@silai/contracts/shop/settings"
import { shopMessages } from "@silai/contracts/shop/messages"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import styles from "./not-found-screen.module.css"
import { SearchBox } from "./navbar/search-box"

/** For any unknown URL: a search box and a link home (requirements §2). */
export function NotFoundScreen() {
  return (
    <section className={styles.page}>
      <title>{`Page not found | ${SHOP.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p className={styles.words}>
        The page may have moved, or the address was not typed quite right. What were you looking for?
      </p>
      <SearchBox />
      <LinkButton to={paths.home} kind="plain" className={styles.home}>
        {shopMessages.goHome}
      </LinkButton>
    </section>
  )
}

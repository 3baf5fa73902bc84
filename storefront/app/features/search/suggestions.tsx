import { COLOURS, LOOKING_FOR } from "@silai/contracts/catalogue/limits"
import { Link } from "react-router"
import { valueName } from "~/features/catalogue/listing-name"
import { searchMessages } from "./words"
import { paths } from "~/paths"
import styles from "./results.module.css"

const WAYS = [
  ...LOOKING_FOR.map((kind) => ({ name: valueName("kinds", kind), to: paths.exploreBy({ category: kind }) })),
  ...COLOURS.map(({ name }) => ({ name, to: paths.exploreBy({ color: name }) })),
]

/** Categories to look at when a search found nothing; "our suggestions" of requirements §8. */
export function Suggestions() {
  return (
    <nav aria-label={searchMessages.suggestions} className={styles.suggestions}>
      {WAYS.map(({ name, to }) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

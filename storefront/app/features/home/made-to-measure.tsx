import { paths } from "~/paths"
import { BRAND_FOLDER, PATTERN_SHEARS } from "~/ui/brand-pictures"
import { LinkButton } from "~/ui/button"
import { Picture } from "~/ui/picture"
import styles from "./made-to-measure.module.css"
import { homeWords } from "./words"

const { title, lead, steps, shop, how } = homeWords.made

/** Made to measure, for which other shops charge: how it is done, in three steps. */
export function MadeToMeasure() {
  return (
    <section className={styles.made} aria-labelledby="made-to-measure">
      <Picture
        picture={PATTERN_SHEARS}
        sizes="(min-width: 64rem) 55vw, 100vw"
        from={BRAND_FOLDER}
        ratio="8 / 5"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="made-to-measure">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{step.words}</span>
            </li>
          ))}
        </ol>
        <div className={styles.ways}>
          <LinkButton to={paths.exploreBy({ custom: "1" })}>{shop}</LinkButton>
          <LinkButton to={paths.madeToMeasure} kind="quiet">
            {how}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

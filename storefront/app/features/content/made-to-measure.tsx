import { EASE, FITS } from "@silai/contracts/measurement/fit-limits"
import { FIT_LABELS } from "@silai/contracts/measurement/fit-messages"
import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_LABELS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { Link } from "react-router"
import { GARMENT_PICTURES } from "~/features/measurement/garment/pictures"
import { GUIDES } from "~/features/measurement/guides"
import { FitPromise } from "~/layout/fit-promise"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { BRAND_FOLDER, PATTERN_SHEARS } from "~/ui/brand-pictures"
import { LinkButton } from "~/ui/button"
import { Picture } from "~/ui/picture"
import { madeMessages } from "./made-to-measure-words"
import styles from "./made-to-measure.module.css"

/** The measurements whose ease a wearer feels, a shirt's and then trousers'. */
const FELT: readonly { garment: string; names: readonly MeasurementName[] }[] = [
  { garment: "Shirt", names: ["chest", "upperBodyWaist"] },
  { garment: "Trousers", names: ["hip", "thigh"] },
]
const WAYS = [
  { ...madeMessages.ways.tape, drawing: GUIDES.chest },
  { ...madeMessages.ways.garment, drawing: GARMENT_PICTURES.chest },
  { ...madeMessages.ways.lastOrder, drawing: GARMENT_PICTURES.sleeveLength },
]

const Buttons = () => (
  <div className={styles.buttons}>
    <LinkButton to={paths.exploreBy({ custom: "1", category: "Shirt" })}>{madeMessages.shirts}</LinkButton>
    <LinkButton to={paths.exploreBy({ custom: "1", category: "Trouser" })} kind="plain">
      {madeMessages.trousers}
    </LinkButton>
  </div>
)

/** The page of made to measure: for whom, how, what it costs, what is promised. */
export function MadeToMeasurePage() {
  return (
    <Page>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1>{madeMessages.title}</h1>
          <p className={styles.lead}>{madeMessages.lead}</p>
          <Buttons />
          <FitPromise />
        </div>
        <Picture
          picture={PATTERN_SHEARS}
          sizes="(min-width: 64rem) 50vw, 92vw"
          from={BRAND_FOLDER}
          ratio="8 / 5"
          eager
        />
      </div>
      <dl className={styles.facts}>
        {madeMessages.facts.map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.section} aria-labelledby="ways">
        <h2 id="ways">{madeMessages.waysTitle}</h2>
        <ol className={styles.ways}>
          {WAYS.map(({ title, text, drawing }) => (
            <li key={title}>
              <img src={drawing} alt="" width={400} height={500} loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${styles.section} ${styles.fit}`} aria-labelledby="fit">
        <div>
          <h2 id="fit">{madeMessages.fitTitle}</h2>
          <p className={styles.soft}>{madeMessages.fitLead}</p>
        </div>
        <EaseTable />
      </section>
      <section className={styles.section} aria-labelledby="others">
        <h2 id="others">{madeMessages.forTitle}</h2>
        <p className={styles.soft}>
          {madeMessages.forMessages} <Link to={paths.measurements}>{madeMessages.toProfile}</Link>
        </p>
        <Buttons />
      </section>
    </Page>
  )
}

function EaseTable() {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={madeMessages.fitTable}>
      <table className={styles.ease}>
        <caption className="visually-hidden">{madeMessages.fitTable}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{madeMessages.where}</span>
            </th>
            {FITS.map((fit) => (
              <th key={fit} scope="col">
                {FIT_LABELS[fit]}
              </th>
            ))}
          </tr>
        </thead>
        {FELT.map(({ garment, names }) => (
          <tbody key={garment}>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {garment}, {MEASUREMENT_LABELS[name].toLowerCase()}
                </th>
                {FITS.map((fit) => (
                  <td key={fit}>+{writeInches(EASE[name][fit])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

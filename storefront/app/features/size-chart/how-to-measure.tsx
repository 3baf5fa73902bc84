import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { SHIRT_GUIDE } from "~/features/measurement/guides"
import styles from "./how-to-measure.module.css"

/** How to measure: a shirt that fits, with four numbered marks; trousers have no guide yet (requirements §2). */
export function HowToMeasure({ shirt }: { shirt: boolean }) {
  if (!shirt) return <p className={styles.none}>{sizeChartMessages.measureMissing}</p>
  return (
    <div className={styles.room}>
      <div className={styles.guide}>
        <img
          src={SHIRT_GUIDE}
          alt="A shirt with four numbered marks: shoulder, chest, waist and sleeve"
          width={400}
          height={500}
          loading="lazy"
          className={styles.picture}
        />
        <ol className={styles.steps}>
          {sizeChartMessages.howToMeasureShirt.map(({ name, how }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{how}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

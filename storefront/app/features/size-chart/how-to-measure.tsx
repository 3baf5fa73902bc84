import { sizeChartSays } from "@silai/contracts/size-chart/messages"
import styles from "./how-to-measure.module.css"

/** How to measure, by category: a shirt that fits, with four numbered marks; trousers have no guide yet (SPEC §2). */
export function HowToMeasure({ category }: { category: string }) {
  if (!/^shirt/i.test(category.trim())) return <p className={styles.none}>{sizeChartSays.measureMissing}</p>
  return (
    <div className={styles.guide}>
      <img src="/guides/how-to-measure-shirt.svg" alt="A shirt with four numbered lines: shoulder, chest, waist, sleeve" width={400} height={500} loading="lazy" className={styles.picture} />
      <ol className={styles.steps}>
        {sizeChartSays.howToMeasureShirt.map(({ name, how }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{how}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { Icon } from "~/ui/icon"
import styles from "./trust-marks.module.css"

/** Next to each button that buys a made-to-measure piece: it cannot be returned, but this is promised. */
export const FitPromise = () => (
  <p className={styles.promise}>
    <Icon name="needle" size={18} />
    {catalogueMessages.fitPromise}
  </p>
)

import { SHOP } from "@silai/contracts/shop/settings"
import { deliveryFeeWords, isDeliveryFree } from "~/lib/shop/delivery-words"
import { returnLines } from "~/lib/shop/return-words"
import { Icon, type IconName } from "~/ui/icon"
import styles from "./promises.module.css"

const promises = (): { icon: IconName; title: string; words: string }[] => [
  { icon: "needle", title: "Handmade", words: `Cut and sewn by tailors, since ${SHOP.since}` },
  {
    icon: "truck",
    title: isDeliveryFree() ? "Free shipping" : `Shipping ${deliveryFeeWords()}`,
    words: "To every PIN code in India",
  },
  {
    icon: "swap",
    title: "Returns",
    words: returnLines()[0],
  },
  { icon: "check", title: "One price", words: "All taxes are included" },
]

export function Promises() {
  return (
    <ul className={styles.strip}>
      {promises().map(({ icon, title, words }) => (
        <li key={title} className={styles.promise}>
          <Icon name={icon} size={26} className={styles.icon} />
          <span>
            <strong>{title}</strong>
            <span className={styles.words}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

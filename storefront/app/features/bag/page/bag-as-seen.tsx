import { offlineMessages } from "@silai/contracts/shop/messages"
import { inRupees } from "@silai/contracts/rupees"
import { Page } from "~/layout/page"
import { counted } from "~/lib/words"
import { Notice } from "~/ui/notice"
import { lastBag } from "../last-bag"
import { LineItem } from "../line-item"
import { sumsOf } from "../prices"
import { sizeWords } from "../rules"
import { bagWords } from "../words"
import { BagOpening } from "./bag-opening"
import styles from "./bag-page.module.css"

/** An account's bag without a connection: as this device has seen it last, to be looked at and not changed. */
export function BagAsSeen() {
  const items = lastBag()
  if (items.length === 0) return <BagOpening />
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Page title={bagWords.title} lead={counted(pieces, "item")}>
      <Notice tone="warn" live>
        {offlineMessages.bag}
      </Notice>
      <ul className={styles.list}>
        {items.map((item) => (
          <LineItem
            as="li"
            key={item.variantId + sizeWords(item.size)}
            size="medium"
            image={item.image || null}
            name={item.name}
            notes={[`${sizeWords(item.size)}, ${counted(item.quantity, "piece")}`]}
            madeToOrder={item.orderType === "custom"}
            isGone={item.gone}
            end={inRupees(item.price * item.quantity)}
          />
        ))}
      </ul>
      <p>
        {bagWords.total} <strong>{inRupees(sumsOf(items).items)}</strong>
      </p>
    </Page>
  )
}

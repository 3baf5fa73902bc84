import { bagSays } from "@silai/contracts/bag/messages"
import type { BagItem } from "~/features/bag/bag-store"
import { sizeWords } from "~/features/bag/rules"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Tag } from "~/ui/notice"
import { Sheet } from "~/ui/sheet"
import { productSays } from "../words"
import styles from "./added-sheet.module.css"

/** 'Added To Bag': what went in, and the ways on. */
export function AddedSheet({
  line,
  onClose,
  onKeepLooking,
}: {
  line: BagItem | null
  onClose: () => void
  onKeepLooking: () => void
}) {
  return (
    <Sheet
      open={line !== null}
      onClose={onClose}
      title={bagSays.addedTitle}
      footer={
        <div className={styles.actions}>
          <LinkButton to={paths.bag} wide>
            {productSays.reviewBag}
          </LinkButton>
          <Button kind="quiet" onClick={onKeepLooking}>
            {productSays.keepLooking}
          </Button>
        </div>
      }
    >
      {line && (
        <div className={styles.line}>
          <img src={line.image} alt="" width={96} height={120} className={styles.image} />
          <div className={styles.words}>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.note}>{sizeWords(line.size)}</p>
            <p className={styles.note}>Quantity {line.quantity}</p>
            <p className={styles.price}>{inRupees(line.price * line.quantity)}</p>
            {line.orderType === "custom" && <Tag>Made to order</Tag>}
          </div>
        </div>
      )}
    </Sheet>
  )
}

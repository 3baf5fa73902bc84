import { bagMessages } from "@silai/contracts/bag/messages"
import { inRupees } from "@silai/contracts/rupees"
import { useEffect, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { LineItem } from "~/features/bag/line-item"
import { hasMeasured } from "~/features/bag/lines-to-send"
import { sizeWords } from "~/features/bag/rules"
import { FitPromise } from "~/layout/fit-promise"
import { STRAIGHT_ON } from "~/features/bag/straight-to-payment"
import { useCustomerId } from "~/lib/auth"
import { isForgetful } from "~/lib/device/storage"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Sheet } from "~/ui/sheet"
import { productMessages } from "../words"
import styles from "./added-sheet.module.css"

/** Once per visit: the warning must come before a bag is lost, but not again and again. */
let isWarned = false

/** 'Added To Bag': the added piece, and links. */
export function AddedSheet({
  line,
  onClose,
  onContinue,
}: {
  line: BagItem | null
  onClose: () => void
  onContinue: () => void
}) {
  // The sheet exists in the browser only, from the first piece on.
  const isGuest = useCustomerId() === null
  const [isForgotten] = useState(() => isGuest && !isWarned && isForgetful())
  useEffect(() => {
    if (isForgotten) isWarned = true
  }, [isForgotten])
  return (
    <Sheet
      open={line !== null}
      onClose={onClose}
      onBack={onContinue}
      title={bagMessages.addedTitle}
      footer={
        <div className={styles.actions}>
          {line && hasMeasured([line]) && <FitPromise />}
          <div className={styles.onward}>
            <LinkButton to={paths.bag} kind="plain" wide>
              {productMessages.reviewBag}
            </LinkButton>
            <LinkButton to={paths.checkout} state={STRAIGHT_ON} wide>
              {productMessages.checkout}
            </LinkButton>
          </div>
          <Button kind="quiet" onClick={onContinue}>
            {productMessages.continueShopping}
          </Button>
        </div>
      }
    >
      {isForgotten && <Notice>{bagMessages.forgetful}</Notice>}
      {line && (
        <LineItem
          as="div"
          size="large"
          image={line.image}
          name={line.name}
          notes={[sizeWords(line.size), `Quantity ${line.quantity}`]}
          madeToOrder={line.orderType === "custom"}
        >
          <p className={styles.price}>{inRupees(line.price * line.quantity)}</p>
        </LineItem>
      )}
    </Sheet>
  )
}

import { BAG_TOAST } from "@silai/contracts/bag/messages"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { toast } from "~/ui/toast"
import { LineItem } from "../line-item"
import { sizeName, sizeWords } from "../rules"
import styles from "./stock-dialog.module.css"
import type { BagItem } from "../bag-store"
import { showRemoved } from "../show-removed"
import { useBagChange } from "../use-bag"
import type { Missing } from "./use-stock-check"
import { bagWords } from "../words"

type Props = {
  missing: readonly Missing[]
  sentence: string
  onSettled: (bagItemId: string) => void
  onClose: () => void
}

/** Lists unavailable lines, each with a remove button. */
export function StockDialog({ missing, sentence, onSettled, onClose }: Props) {
  const act = useBagChange()
  const remove = async (item: BagItem) => {
    const { bagItemId } = item
    const refused = await act({ kind: "remove", id: bagItemId })
    if (refused) return toast.error(refused, { id: BAG_TOAST })
    showRemoved(act, item)
    onSettled(bagItemId)
  }
  return (
    <Sheet
      open={missing.length > 0}
      onClose={onClose}
      title={sentence}
      footer={
        <Button kind="plain" wide onClick={onClose}>
          {bagWords.stillThere}
        </Button>
      }
    >
      <ul className={styles.lines}>
        {missing.map(({ item, stock }) => (
          <LineItem
            key={item.bagItemId}
            image={item.image}
            name={item.name}
            notes={[`${sizeWords(item.size)}, quantity ${item.quantity}`]}
            end={
              <Button
                kind="plain"
                size="small"
                onClick={() => void remove(item)}
                aria-label={`${bagWords.removeItem}: ${item.name}, ${sizeName(item.size)}`}
              >
                {bagWords.removeItem}
              </Button>
            }
          >
            <p className={styles.left}>{bagWords.leftOnly(stock)}</p>
          </LineItem>
        ))}
      </ul>
    </Sheet>
  )
}

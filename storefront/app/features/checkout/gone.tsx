import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import styles from "./gone.module.css"
import type { GoneLine } from "./gone-lines"

type Props = {
  /** Null while nothing is wrong. */ lines: GoneLine[] | null
  onRemove: (line: GoneLine) => void
  onClose: () => void
}

/** Names what cannot be had any more, and takes it out of the bag on request (SPEC §4). */
export function Gone({ lines, onRemove, onClose }: Props) {
  const rest = lines?.length ?? 0
  return (
    <Sheet
      open={lines !== null}
      onClose={onClose}
      title={checkoutRefusals.unavailable.say}
      footer={
        rest ? (
          <LinkButton to={paths.bag} kind="plain" wide>
            Review the bag
          </LinkButton>
        ) : (
          <Button wide onClick={onClose}>
            Continue
          </Button>
        )
      }
    >
      {rest === 0 && (
        <p>
          {lines &&
            "That is settled. Look at the new total and pay when you are ready; or review your bag if something else has changed."}
        </p>
      )}
      <ul className={styles.lines}>
        {lines?.map((line) => (
          <li key={line.bagItemId}>
            <img src={line.image || undefined} alt="" width={56} height={70} />
            <div>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.note}>Size {line.size}</p>
            </div>
            <Button
              kind="quiet"
              size="small"
              onClick={() => onRemove(line)}
              aria-label={`Remove ${line.name}, size ${line.size}`}
            >
              Remove Item
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

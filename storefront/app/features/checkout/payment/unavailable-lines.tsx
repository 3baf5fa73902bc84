import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { LineItem } from "~/features/bag/line-item"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import type { UnavailableLine } from "./find-unavailable-lines"

type Props = {
  /** Null while nothing is missing. */ lines: UnavailableLine[] | null
  onRemove: (line: UnavailableLine) => void
  onClose: () => void
}

/** Names unavailable lines, and removes them from the bag on request (requirements §4). */
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
            "Done. Check the new total and pay when you are ready, or review your bag if something else has changed."}
        </p>
      )}
      <ul>
        {lines?.map((line) => (
          <LineItem
            key={line.bagItemId}
            size="small"
            image={line.image}
            name={line.name}
            notes={[`Size ${line.size}`]}
            end={
              <Button
                kind="quiet"
                size="small"
                onClick={() => onRemove(line)}
                aria-label={`Remove ${line.name}, size ${line.size}`}
              >
                Remove Item
              </Button>
            }
          />
        ))}
      </ul>
    </Sheet>
  )
}

import { inRupees } from "@silai/contracts/rupees"
import { useQuery } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import styles from "./coupon-field.module.css"
import { suggestionQuery } from "./queries"
import type { SuggestionProps } from "./suggestion"
import { linesOf } from "./use-coupon"

/** Nothing where no coupon takes more off than the chosen one. */
export function SuggestionPart({ items, fee, buyer, coupon, onChange }: SuggestionProps) {
  const { applied, checking, choose } = coupon
  const { data: best } = useQuery(suggestionQuery({ items: linesOf(items), deliveryFee: fee ?? 0, buyer }))
  if (!best || checking || best.code === applied?.code || best.off <= (applied?.off ?? 0)) return null
  const use = () => {
    onChange?.()
    choose(best.code)
  }
  return (
    <div className={styles.suggested}>
      <p>
        <strong>{best.code}</strong> takes {inRupees(best.off)} off
        {best.name && <span className={styles.note}>{best.name}</span>}
      </p>
      <Button kind="plain" size="small" onClick={use} aria-label={`Apply ${best.code}`}>
        Apply
      </Button>
    </div>
  )
}

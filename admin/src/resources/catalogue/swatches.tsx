import type { StyleVariant } from "@silai/contracts/catalogue/style-calls"
import { Thumbnail } from "../../ui/picture/thumbnail"
import style from "./catalogue.module.css"

const SHOWN = 8

/** A product's colourways as small pictures; unpublished ones are dimmed. */
export function Swatches({ variants }: { variants: readonly StyleVariant[] }) {
  if (variants.length === 0) return <span className="soft">None yet</span>
  return (
    <ul className={`${style.swatches} row`} aria-label="Colours">
      {variants.slice(0, SHOWN).map((variant) => (
        <li
          key={variant._id}
          data-draft={variant.status === "draft"}
          title={`${variant.color}${variant.status === "draft" ? " (draft)" : ""}`}
        >
          <Thumbnail src={variant.thumbnail || null} alt="" width={32} />
          <i data-cloth style={{ background: variant.colorCode }} aria-hidden="true" />
          <span className="unseen">
            {variant.color}
            {variant.status === "draft" ? ", draft" : ""}
          </span>
        </li>
      ))}
      {variants.length > SHOWN && <li className="soft">+{variants.length - SHOWN}</li>}
    </ul>
  )
}

import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { TapeIcon } from "../../../ui/icons"
import { useSay } from "../../../words/language"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import type { OrderRecord } from "../calls"
import style from "./goods.module.css"

type Line = OrderRecord["lines"][number]

/** At most two lines: two kinds of goods, or one and how many more. */
const ROOM = 2

const textOf = ({ name, size, quantity }: Line) => `${quantity} × ${name}, ${size}`

/** The size comes first, because a long name is cut at its end; made-to-measure has a tape icon. */
const Size = ({ line: { size, orderType } }: { line: Line }) => (
  <b className={style.size} data-made={orderType === "custom"}>
    {size === CUSTOM_SIZE ? (
      <>
        <TapeIcon />
        <span className="unseen">{CUSTOM_SIZE}</span>
      </>
    ) : (
      size
    )}
  </b>
)

/** The content of an order, or of a request about one, in two short lines with pictures. */
export function Goods({ order: { lines } }: { order: { lines: readonly Line[] } }) {
  const say = useSay()
  const shown = lines.slice(0, lines.length > ROOM ? ROOM - 1 : ROOM)
  const hidden = lines.slice(shown.length)
  return (
    <div className={style.goods} title={lines.map(textOf).join("\n")}>
      <span className={style.pictures}>
        {lines.slice(0, ROOM).map((line, place) => (
          <Thumbnail key={place} src={line.thumbnail} alt="" width={26} />
        ))}
      </span>
      <span className={style.words}>
        {shown.map((line, place) => (
          <span key={place}>
            <Size line={line} />
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              {line.name}
            </span>
          </span>
        ))}
        {hidden.length > 0 && (
          <span className="soft">
            {say(hidden.some(({ orderType }) => orderType === "custom") ? "orders.more-made" : "orders.more", {
              n: hidden.length,
            })}
          </span>
        )}
      </span>
    </div>
  )
}

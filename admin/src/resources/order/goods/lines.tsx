import { Link } from "react-router"
import { useMay } from "../../../providers/may"
import { money } from "../../../ui/format"
import { IconButton } from "../../../ui/icon-button"
import { ShopIcon } from "../../../ui/icons"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { useSay } from "../../../words/language"
import type { WholeOrder } from "../calls"
import { CorrectButton } from "../correct"
import { ChangeButton } from "../piece-change/change"
import { PieceChanges } from "../piece-change/changes"
import { TakeOutButton } from "../take-out/take-out"
import { TakenOutList } from "../take-out/taken-out"
import style from "./lines.module.css"

/** The ordered pieces, with pictures large enough to pick the right one. */
export function OrderLines({ order }: { order: WholeOrder }) {
  const say = useSay()
  const mayCatalogue = useMay()("catalogue.read")
  return (
    <section aria-labelledby="goods">
      <div className="between">
        <h2 id="goods">{say("order.pieces", { n: order.items })}</h2>
        <span className="row">
          <ChangeButton order={order} />
          <TakeOutButton order={order} />
        </span>
      </div>
      <ul className={style.lines}>
        {order.itemsList.map((item) => (
          <li key={item._id} className={style.line} data-gone={item.quantity === 0 || undefined}>
            <Thumbnail src={item.thumbnail} alt={`${item.color} ${item.name}`} width={72} />
            <div className={style.what}>
              <span className={style.title}>
                {mayCatalogue ? (
                  <Link to={`/product/variant/${item.slug}`} className={style.name}>
                    {item.name}
                  </Link>
                ) : (
                  <span className={style.name}>{item.name}</span>
                )}
                <IconButton
                  size="small"
                  icon={<ShopIcon />}
                  href={`/product/view/${item.slug}`}
                  target="_blank"
                  rel="noopener"
                  data-screen
                  label={say("order.in-shop", { name: item.name })}
                />
              </span>
              <span className={style.colour}>
                <i data-cloth style={{ background: item.colorCode }} aria-hidden="true" /> {item.color}
              </span>
              <span className={style.sku}>{item.sku}</span>
            </div>
            <div className={style.size}>
              <span className="caps">{say("order.size")}</span>
              <strong>{item.size}</strong>
              {item.orderType === "custom" && (
                <span className={style.custom}>{say(item.measurement ? "order.measured" : "order.to-make")}</span>
              )}
              {item.exchanged.map(({ quantity, size, returnNumber }) => (
                <span key={returnNumber} className={style.custom}>
                  {say("order.exchanged", { n: quantity, size, number: returnNumber })}
                </span>
              ))}
              <CorrectButton order={order} item={item} />
              <ChangeButton order={order} item={item} />
            </div>
            <div className={style.price}>
              {item.quantity > 0 ? (
                <>
                  <span className="soft">
                    {item.quantity} × {money(item.unitRupees)}
                  </span>
                  <strong>{money(item.totalRupees)}</strong>
                </>
              ) : (
                <strong>{say("taken-out.title")}</strong>
              )}
            </div>
          </li>
        ))}
      </ul>
      <TakenOutList order={order} />
      <PieceChanges order={order} />
    </section>
  )
}

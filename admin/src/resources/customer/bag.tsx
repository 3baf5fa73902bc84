import type { CustomerBagItem } from "@silai/contracts/customer/shapes"
import { dateOf, money } from "../../ui/format"
import { Thumbnail } from "../../ui/picture/thumbnail"
import style from "./sections.module.css"

/** The current bag, for a customer who calls about it. */
export const BagSection = ({ bag }: { bag: readonly CustomerBagItem[] }) => (
  <section aria-labelledby="bag" data-screen>
    <h2 id="bag">In the bag</h2>
    <ul className="entries">
      {bag.map((item, place) => (
        <li key={place} className={style.line}>
          <Thumbnail src={item.image} alt="" width={44} />
          <div>
            <p>
              <strong>
                {item.quantity > 1 && `${item.quantity} × `}
                {item.name}
              </strong>
              , {item.size}
            </p>
            <p className="soft">
              {item.color} · since {dateOf(item.addedAt)}
              {item.gone && <span className="trouble"> · no longer sold</span>}
            </p>
          </div>
          <span>{money(item.totalRupees)}</span>
        </li>
      ))}
    </ul>
  </section>
)

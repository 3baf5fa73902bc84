import { Thumbnail } from "../../ui/picture/thumbnail"
import { useSay } from "../../words/language"
import type { WholeReturn } from "./calls"
import goods from "../order/goods/lines.module.css"
import style from "./returns.module.css"

/** The pieces of a request, each with its reason. */
export function Lines({ request }: { request: WholeReturn }) {
  const say = useSay()
  return (
    <section aria-labelledby="goods">
      <h2 id="goods">{say("order.pieces", { n: request.items })}</h2>
      <ul className={goods.lines}>
        {request.lines.map((line) => (
          <li key={line.itemId} className={`${goods.line} ${style.line}`}>
            <Thumbnail src={line.thumbnail} alt={`${line.color} ${line.name}`} width={72} />
            <div className={goods.what}>
              <span className={goods.name}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.name}
              </span>
              <span className={goods.colour}>{line.color}</span>
              <span>
                {line.toSize
                  ? say("return.exchange", { from: line.size, to: line.toSize })
                  : say("return.size", { size: line.size })}
              </span>
            </div>
            <div className={style.why}>
              <strong>{say(`return-reason.${line.reason}`)}</strong>
              {line.note && <q>{line.note}</q>}
              {line.damaged > 0 && <span className="trouble">{say("return.damaged", { n: line.damaged })}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Button } from "antd"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { dateTimeOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import { RecordPage } from "../../ui/record/record-page"
import { useSay } from "../../words/language"
import { Panels } from "../panels"
import { ReturnsOfOrder } from "../returns/order-returns"
import { LabelsOfOrder } from "../uid/order-labels"
import { AtWork } from "./tailor-and-wish"
import { ArchiveButton } from "./archive-button"
import { inShop, type WholeOrder } from "./calls"
import { PromisedDay } from "./due"
import { CancelButton } from "./cancel-dialog"
import { MoveButton } from "./move-button"
import { OrderLines } from "./goods/lines"
import { MeasurementCards } from "./measurement-card"
import { Notes } from "./notes"
import { orderWords } from "./record-words"
import { RefundFromOrder } from "./refund-from-order"
import { DeliveryBox, MoneyBox, PaymentBox } from "./boxes"
import { PapersBox } from "./papers/papers-box"
import { StatusMark } from "./status-mark"
import { DisputeAlert } from "./warnings"
import { OrderLog } from "./log"
import page from "../../ui/record/record.module.css"
import style from "./show.module.css"

export function OrderShow() {
  const say = useSay()
  return (
    <RecordPage<WholeOrder>
      resource="order"
      words={orderWords(say)}
      titleOf={({ orderNumber }) => say("order.titled", { number: orderNumber })}
    >
      {(order) => <WholeOrderView order={order} />}
    </RecordPage>
  )
}

function WholeOrderView({ order }: { order: WholeOrder }) {
  const say = useSay()
  const mayEdit = useMay()("order.write") && order.delivery === "home" && inShop(order)
  return (
    <article className={`${page.page} ${style.order}`}>
      <BackLink to="/order/manage">{say("nav.order")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>
            {say("order.title")} <span className={style.number}>{order.orderNumber}</span>
          </h1>
          <p className={page.under}>
            <StatusMark code={order.status} />
            <span>{say("order.placed", { when: dateTimeOf(order.placedAt) })}</span>
            <PromisedDay order={order} />
            {order.takenBy && <span>{say("order.taken-by", { name: order.takenBy })}</span>}
            {mayEdit && (
              <Link to={`/order/edit/${order._id}`} className={style.change} data-screen>
                {say("order.edit")}
              </Link>
            )}
          </p>
        </div>
        <div className={style.actions} data-screen>
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {say("order.print")}
          </Button>
          <ArchiveButton order={order} />
          <CancelButton order={order} />
          <MoveButton order={order} />
        </div>
      </header>
      {order.dispute && <DisputeAlert order={order} kind={order.dispute} />}
      <div className={`${page.columns} ${style.columns}`}>
        <div className={`${page.main} ${style.main}`}>
          <OrderLines order={order} />
          <MeasurementCards order={order} />
          <Notes orderId={order._id} />
          <OrderLog order={order} />
        </div>
        <aside className="stack" aria-label={say("order.aside")}>
          <DeliveryBox order={order} />
          <AtWork order={order} />
          <LabelsOfOrder orderId={order._id} status={order.status} />
          <PaymentBox order={order} />
          <MoneyBox order={order} />
          <RefundFromOrder order={order} />
          <ReturnsOfOrder order={order} />
          <PapersBox order={order} />
          <Panels on="order" record={order} />
        </aside>
      </div>
    </article>
  )
}

import { PAYMENT_LIST, PAYMENT_VIEWS } from "@silai/contracts/checkout/limits"
import { Link } from "react-router"
import { ListFrame } from "../../ui/list/list-frame"
import type { List } from "../../ui/list/use-list-table"
import { Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import type { PaymentRecord } from "./calls"
import { buyerOf, PaymentCard, paymentColumns } from "./columns"
import style from "./payment.module.css"
import { paymentAddress } from "./query"

export function PaymentList() {
  const say = useSay()
  return (
    <ListFrame<PaymentRecord, typeof paymentAddress>
      resource="payment"
      address={paymentAddress}
      title={say("payments.title")}
      things={[say("payments.one"), say("payments.many")]}
      columns={paymentColumns(say)}
      pathOf={({ _id }) => `/payment/view/${_id}`}
      nameOf={(payment) => buyerOf(say, payment)}
      card={(payment) => <PaymentCard payment={payment} />}
      cameAt={({ createdAt }) => createdAt}
      search={{
        placeholder: say("payments.search"),
        maxLength: PAYMENT_LIST.maxSearch,
        finds: say("payments.finds"),
      }}
      none={say("payments.none")}
      actions={() => (
        <span className={style.acts}>
          <Link to="/payment/astray">{say("astray.title")}</Link>
          <Link to="/payment/notices">{say("notices.title")}</Link>
        </span>
      )}
      filters={(list) => <ViewTabs list={list} />}
    />
  )
}

function ViewTabs({ list: { counts, values, filter } }: { list: List<PaymentRecord, typeof paymentAddress> }) {
  const say = useSay()
  const tabs = PAYMENT_VIEWS.map((view) => ({
    label: say(`payment-view.${view}`),
    count: counts?.[view],
    on: (values.view ?? "all") === view,
    choose: () => filter({ view: view === "all" ? undefined : view }),
  }))
  return <Tabs label={say("payments.filter")} tabs={tabs} />
}

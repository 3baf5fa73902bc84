import { Alert, Space, Statistic } from "antd"
import { useMay } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { BackLink } from "../../ui/record/back-link"
import { count, dateOf, money } from "../../ui/format"
import { RecordHistory } from "../../ui/record/record-history"
import { RecordPage, recordWords } from "../../ui/record/record-page"
import { useSay } from "../../words/language"
import { orderFor } from "../order/phone/order-for"
import { BagSection } from "./bag"
import { AccountBox, AddressBox, ContactBox } from "./boxes"
import type { WholeCustomer } from "./calls"
import { DevicesBox } from "./devices"
import { customerChangeText } from "./history"
import { KindMark } from "./kind-mark"
import { MeasuredSection } from "./measured"
import { NotesSection } from "./notes"
import { OrdersSection } from "./orders"
import { nameOf } from "./words"
import page from "../../ui/record/record.module.css"
import style from "./show.module.css"

const CUSTOMER = {
  ...recordWords("customer", "/manage/customer", "Customers"),
  why: "The link may be old, or mistyped. Customers can be found by name, phone or e-mail.",
}

export const CustomerShow = () => (
  <RecordPage<WholeCustomer> resource="customer" words={CUSTOMER} titleOf={nameOf}>
    {(customer) => (
      <article className={`${page.page} ${style.page}`}>
        <BackLink to={CUSTOMER.list.path}>{CUSTOMER.list.name}</BackLink>
        <Whole customer={customer} />
      </article>
    )}
  </RecordPage>
)

/** Sections appear only where there is data. */
function Whole({ customer }: { customer: WholeCustomer }) {
  const say = useSay()
  const may = useMay()
  const { kind } = customer
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{nameOf(customer)}</h1>
          <p className={page.under}>
            <KindMark customer={customer} />
            {customer.city && <span>{customer.city}</span>}
            <span>
              {kind === "guest" ? "First bought" : "Joined"} {dateOf(customer.joinedAt)}
            </span>
            {customer.seenAt && kind !== "deleted" && <span>Last seen {dateOf(customer.seenAt)}</span>}
            {customer.deletedAt && <span>Deleted {dateOf(customer.deletedAt)}</span>}
          </p>
        </div>
        {kind !== "deleted" && may("order.take") && (
          <LinkButton to={orderFor(customer._id)}>{say("do.phone-order")}</LinkButton>
        )}
        <Space size={28} className="figures">
          <Statistic title="Orders" value={count(customer.orders)} />
          <Statistic title="Spent" value={money(customer.spendRupees)} />
        </Space>
      </header>
      {kind === "deleted" && (
        <Alert
          role="note"
          message="This person deleted their account. Their orders stay, because the tax law asks for the invoices; name, contact, addresses, measurements and notes are gone."
        />
      )}
      {kind === "guest" && (
        <Alert
          role="note"
          message="A guest: one person per phone number, who has bought without an account. When an account proves this phone, these orders and notes appear there."
        />
      )}
      <div className={`${page.columns} ${style.columns}`}>
        <div className={page.main}>
          <OrdersSection customer={customer} />
          {kind === "account" && <MeasuredSection customer={customer} />}
          {customer.bag && customer.bag.length > 0 && <BagSection bag={customer.bag} />}
          {kind !== "deleted" && <NotesSection customer={customer} />}
          {kind !== "deleted" && (
            <section aria-labelledby="history" className="stack" data-screen>
              <h2 id="history">{say("history.title")}</h2>
              <RecordHistory
                resource="customer"
                id={customer._id}
                version={[...customer.measurements, ...customer.notes]
                  .map((one) => ("version" in one ? one.version : one._id))
                  .join()}
                none={say("history.none")}
                nameOf={customerChangeText(say)}
              />
            </section>
          )}
        </div>
        {kind !== "deleted" && (
          <aside className={`stack ${style.side}`} aria-label="Contact and account">
            <ContactBox customer={customer} />
            {customer.addresses.length > 0 && <AddressBox customer={customer} />}
            {kind === "account" && <AccountBox customer={customer} />}
            {kind === "account" && <DevicesBox customer={customer} />}
          </aside>
        )}
      </div>
    </>
  )
}

import { useOne } from "@refinedev/core"
import { useEffect } from "react"
import { Link, useParams } from "react-router"
import { CallRefused } from "../../providers/refusal"
import { BackLink } from "../../ui/back-link"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { count, dateOf, money } from "../../ui/format"
import { rememberOpened } from "../../ui/last-opened"
import { PageSkeleton } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import { BagSection } from "./bag"
import { AccountBox, AddressBox, ContactBox } from "./boxes"
import type { WholeCustomer } from "./calls"
import { DevicesBox } from "./devices"
import { KindMark } from "./kind-mark"
import { MeasuredSection } from "./measured"
import { NotesSection } from "./notes"
import { OrdersSection } from "./orders"
import { nameOf } from "./words"
import style from "./show.module.css"

export function CustomerShow() {
  const { id = "" } = useParams()
  const { query } = useOne<WholeCustomer>({ resource: "customer", id, errorNotification: false })
  const customer = query.data?.data
  const error = query.error as unknown as Error | null
  useEffect(() => rememberOpened(id), [id])
  useTitle(customer ? nameOf(customer) : error ? "Customer not found" : "Customer")
  return (
    <article className={style.page}>
      <BackLink to="/manage/customer">Customers</BackLink>
      {customer ? <Whole customer={customer} /> : !error && <PageSkeleton />}
      {!customer && error instanceof CallRefused && error.statusCode === 404 ? (
        <EmptyState whole title="There is no such customer">
          <p>The link may be old, or mistyped. Customers can be found by name, phone or e-mail.</p>
          <p>
            <Link to="/manage/customer">See all customers</Link>
          </p>
        </EmptyState>
      ) : (
        !customer &&
        error && (
          <ErrorState
            whole
            error={error}
            title="This customer could not be loaded"
            onRetry={() => void query.refetch()}
          />
        )
      )}
    </article>
  )
}

/** Sections are there for what exists: nobody is shown an empty room that never fills. */
function Whole({ customer }: { customer: WholeCustomer }) {
  const { kind } = customer
  return (
    <>
      <header className={style.head}>
        <div>
          <h1>{nameOf(customer)}</h1>
          <p className={style.facts}>
            <KindMark customer={customer} />
            {customer.city && <span>{customer.city}</span>}
            <span>
              {kind === "guest" ? "First bought" : "Joined"} {dateOf(customer.joinedAt)}
            </span>
            {customer.seenAt && kind !== "deleted" && <span>Last seen {dateOf(customer.seenAt)}</span>}
            {customer.deletedAt && <span>Deleted {dateOf(customer.deletedAt)}</span>}
          </p>
        </div>
        <dl className={style.figures}>
          <div>
            <dt>Orders</dt>
            <dd>{count(customer.orders)}</dd>
          </div>
          <div>
            <dt>Spent</dt>
            <dd>{money(customer.spendRupees)}</dd>
          </div>
        </dl>
      </header>
      {kind === "deleted" && (
        <p className={style.told}>
          This person deleted their account. Their orders stay, because the tax law asks for the invoices; name,
          contact, addresses, measurements and notes are gone.
        </p>
      )}
      {kind === "guest" && (
        <p className={style.told}>
          A guest: one person per phone number, who has bought without an account. When this phone is proven by an
          account, these orders and notes stand there.
        </p>
      )}
      <div className={style.columns}>
        <div className={style.main}>
          <OrdersSection customer={customer} />
          {kind === "account" && <MeasuredSection customer={customer} />}
          {customer.bag && customer.bag.length > 0 && <BagSection bag={customer.bag} />}
          {kind !== "deleted" && <NotesSection customer={customer} />}
        </div>
        {kind !== "deleted" && (
          <aside className={style.side} aria-label="Contact and account">
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

import { SHOP } from "@silai/contracts/shop/settings"
import { App, Button } from "antd"
import { Link } from "react-router"
import { CopyButton } from "../../../ui/copy-button"
import { dateTimeOf, money } from "../../../ui/format"
import { BackLink } from "../../../ui/record/back-link"
import { Box, PhoneLink } from "../../../ui/record/box"
import { RecordPage } from "../../../ui/record/record-page"
import { useAct } from "../../../ui/use-act"
import { useSay } from "../../../words/language"
import type { Say } from "../../../words/say"
import { MeasuredCard } from "../../measurement/measured-card"
import { addressText } from "../address/address-text"
import { AddressLines } from "../boxes"
import { askCancelUnpaid, askSendLink, type PhoneOrderRecord } from "./calls"
import { ReceivedButton } from "./received"
import { PhoneOrderMark } from "./state-mark"
import { Sum } from "./sum"
import page from "../../../ui/record/record.module.css"
import style from "./new.module.css"

/** An order taken by phone: the state of its payment, and what can be done about it. */
export function PhoneOrderShow() {
  const say = useSay()
  return (
    <RecordPage<PhoneOrderRecord>
      resource="phone-order"
      words={{
        list: { path: "/order/unpaid", name: say("nav.phone-order") },
        title: say("phone-order.one"),
        missing: say("phone-order.missing"),
        why: say("phone-order.missing.why"),
        all: say("phone-order.missing.all"),
        failed: say("phone-order.failed"),
      }}
      titleOf={titleIn(say)}
    >
      {(order) => <PhoneOrderView order={order} />}
    </RecordPage>
  )
}

const titleIn =
  (say: Say) =>
  ({ customerName, changes }: PhoneOrderRecord): string =>
    changes
      ? say("piece-change.of", { number: changes.orderNumber })
      : say("phone-order.of", { name: customerName || say("payments.forgotten") })

function PhoneOrderView({ order }: { order: PhoneOrderRecord }) {
  const say = useSay()
  const isWaiting = order.status === "open" || order.status === "held"
  return (
    <article className={page.page}>
      <BackLink to="/order/unpaid">{say("nav.phone-order")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{titleIn(say)(order)}</h1>
          <p className={page.under}>
            <PhoneOrderMark status={order.status} payBy={order.payBy} />
            <span>{say("order.placed", { when: dateTimeOf(order.takenAt) })}</span>
            <span>{say("order.taken-by", { name: order.takenBy })}</span>
            {isWaiting && <span>{say("phone-order.held-until", { when: dateTimeOf(order.heldUntil) })}</span>}
          </p>
          {(order.orderId ?? order.changes) && (
            <p>
              <Link to={`/order/view/${order.orderId ?? order.changes?.orderId}`}>
                {say("phone-order.open", { number: order.orderNumber ?? order.changes?.orderNumber ?? "" })}
              </Link>
            </p>
          )}
        </div>
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          {isWaiting && order.link && <LinkBox order={order} link={order.link} />}
          {order.status === "held" && order.payBy === "transfer" && (
            <Box title={say("phone-order.by.transfer")}>
              <p className="soft">{say("phone-order.by.transfer.note")}</p>
              <ReceivedButton
                paymentId={order._id}
                way="transfer"
                rupees={order.amountRupees}
                name={order.customerName}
              />
            </Box>
          )}
          <Box title={say("phone-order.what")}>
            <Sum
              quoted={{
                lines: order.lines.map((line) => ({ ...line, isShort: false })),
                totals: order.totals,
                couponTrouble: null,
              }}
            />
          </Box>
          {order.lines.map(
            ({ name, color, measurement }, place) =>
              measurement && <MeasuredCard key={place} name={`${name}, ${color}`} half={measurement} />,
          )}
        </div>
        <aside className="stack" aria-label={say("order.aside")}>
          <Box
            title={say(`delivery.${order.deliveryMethod}`)}
            extra={order.address && <CopyButton text={addressText(order.address)} label={say("order.copy-address")} />}
          >
            {order.address ? <AddressLines address={order.address} known={order.phone} /> : <p>{order.customerName}</p>}
            {order.phone && <PhoneLink phone={order.phone} />}
            <p>
              {order.email ? (
                <a href={`mailto:${order.email}`} className={style.url}>
                  {order.email}
                </a>
              ) : (
                say("order.no-email")
              )}
            </p>
          </Box>
          {isWaiting && <Cancel order={order} />}
        </aside>
      </div>
    </article>
  )
}

type PaymentLink = NonNullable<PhoneOrderRecord["link"]>

function LinkBox({ order, link }: { order: PhoneOrderRecord; link: PaymentLink }) {
  const say = useSay()
  const { act, busy } = useAct("phone-order")
  const when = dateTimeOf(link.until)
  const text = say("phone-order.whatsapp.text", {
    name: order.customerName,
    shop: SHOP.name,
    amount: money(order.amountRupees),
    when,
    url: link.url,
  })
  return (
    <Box title={say("phone-order.link")} extra={<CopyButton text={link.url} label={say("phone-order.link.copy")} />}>
      <p className={style.url}>
        <a href={link.url} target="_blank" rel="noopener noreferrer">
          {link.url}
        </a>
      </p>
      <p className="soft">{say("phone-order.link.until", { when, sent: dateTimeOf(link.sentAt) })}</p>
      <div className={style.actions}>
        <Button loading={busy} onClick={() => void act(askSendLink, { paymentId: order._id })}>
          {say("phone-order.send")}
        </Button>
        <Button
          href={`https://wa.me/91${order.phone}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {say("phone-order.whatsapp")}
        </Button>
      </div>
    </Box>
  )
}

const ofOrder = {
  cancel: "phone-order.cancel",
  ask: "phone-order.cancel.ask",
  after: "phone-order.cancel.then",
  keep: "phone-order.cancel.keep",
} as const
const ofChange = {
  cancel: "piece-change.cancel",
  ask: "piece-change.cancel.ask",
  after: "piece-change.cancel.then",
  keep: "piece-change.cancel.keep",
} as const

function Cancel({ order }: { order: PhoneOrderRecord }) {
  const say = useSay()
  const { modal } = App.useApp()
  const { act, busy } = useAct("phone-order", "order", "inventory", "payment")
  const words = order.changes ? ofChange : ofOrder
  const ask = () =>
    modal.confirm({
      title: say(words.ask),
      content: say(words.after),
      icon: null,
      okText: say(words.cancel),
      okButtonProps: { danger: true },
      cancelText: say(words.keep),
      autoFocusButton: "cancel",
      onOk: () => act(askCancelUnpaid, { paymentId: order._id }),
    })
  return (
    <p>
      <Button danger loading={busy} onClick={() => void ask()}>
        {say(words.cancel)}
      </Button>
    </p>
  )
}

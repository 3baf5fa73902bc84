import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { deductedOf, isClosed, movesMoney } from "@silai/contracts/returns/states"
import { App, Button } from "antd"
import { Link, useNavigate } from "react-router"
import { useMay, useSeesContact } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { Box, Fact, PhoneLink, Sums, totalLine } from "../../ui/record/box"
import { CopyButton } from "../../ui/copy-button"
import { dateOf, dateTimeOf, money } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { RecordPage } from "../../ui/record/record-page"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { addressLines, addressText } from "../order/address/address-text"
import { askReturnRemove, type WholeReturn } from "./calls"
import { Lines } from "./lines"
import { Parcels } from "./parcels"
import { Photos } from "./photos"
import { returnWords } from "./record-words"
import { ReturnMark } from "./state-mark"
import { StepButtons, useSteps } from "./steps"
import { ReturnLog } from "./log"
import boxes from "../order/boxes.module.css"
import order from "../order/show.module.css"
import page from "../../ui/record/record.module.css"
import { wholeNumbers } from "../../ui/whole-numbers"

export function ReturnShow() {
  const say = useSay()
  return (
    <RecordPage<WholeReturn>
      resource="return"
      words={returnWords(say)}
      titleOf={({ returnNumber }) => say("return.titled", { number: returnNumber })}
    >
      {(request) => <WholeReturnView request={request} />}
    </RecordPage>
  )
}

function WholeReturnView({ request }: { request: WholeReturn }) {
  const say = useSay()
  const hasSteps = useSteps(request).length > 0
  return (
    <article className={`${page.page} ${hasSteps ? order.order : ""}`}>
      <BackLink to="/returns/manage">{say("nav.return")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>
            {say(`return-kind.${request.kind}`)} <span className={order.number}>{request.returnNumber}</span>
          </h1>
          <p className={page.under}>
            <ReturnMark request={request} />
            <span>{say("return.asked", { when: dateTimeOf(request.askedAt) })}</span>
            {hasSteps && (
              <Link to={`/return/edit/${request._id}`} className={order.change}>
                {say("return.at-table")}
              </Link>
            )}
          </p>
        </div>
        {hasSteps ? (
          <div className={order.actions} data-screen>
            <StepButtons request={request} />
          </div>
        ) : (
          <PutAway request={request} />
        )}
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          <Lines request={request} />
          <Photos request={request} />
          <ReturnLog request={request} />
        </div>
        <aside className="stack" aria-label={say("return.aside")}>
          <ReservedBox request={request} />
          <MoneyBox request={request} />
          <BuyerBox request={request} />
          <Parcels request={request} />
        </aside>
      </div>
    </article>
  )
}

/** A closed request may leave the lists; what happened is kept. */
function PutAway({ request: { _id, state, returnNumber } }: { request: WholeReturn }) {
  const say = useSay()
  const may = useMay()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct("return")
  if (!isClosed(state) || !may("return.write")) return null
  const ask = () =>
    modal.confirm({
      title: wholeNumbers(say("return.remove.ask", { number: returnNumber })),
      content: say("return.remove.then"),
      icon: null,
      okText: say("return.remove"),
      cancelText: say("return.remove.not"),
      onOk: () => act(askReturnRemove, { returnId: _id }, () => void navigate("/returns/manage")),
    })
  return (
    <Button onClick={() => void ask()} loading={busy}>
      {say("return.remove")}
    </Button>
  )
}

/** Until when the new size is reserved, or that it was released. */
function ReservedBox({ request: { kind, state, reservedUntil, releasedAt, lines } }: { request: WholeReturn }) {
  const say = useSay()
  const sizes = lines.map(({ name, toSize }) => `${name}, ${toSize}`).join("; ")
  const text = releasedAt
    ? say("return.reserved.not", { sizes, when: dateOf(releasedAt) })
    : reservedUntil && say("return.reserved.until", { sizes, when: dateOf(reservedUntil) })
  if (!RETURN_KIND[kind].givesSize || isClosed(state) || !text) return null
  return (
    <Box title={say("return.reserved")}>
      <p className={boxes.note}>{text}</p>
    </Box>
  )
}

/** The refund and its progress; exchanges and alterations move no money. */
function MoneyBox({ request }: { request: WholeReturn }) {
  const { goodsRupees, shortRupees, feeRupees, refundRupees, refund, kind, state } = request
  const deductedRupees = deductedOf(request)
  const say = useSay()
  const may = useMay()
  if (!movesMoney(kind, state)) return null
  return (
    <Box title={say("return.money")}>
      <Sums>
        <Fact label={say("order.goods")}>{money(goodsRupees)}</Fact>
        {shortRupees > 0 && <Fact label={say("return.short")}>−{money(shortRupees)}</Fact>}
        {feeRupees > 0 && <Fact label={say("return.fee")}>−{money(feeRupees)}</Fact>}
        {deductedRupees > 0 && <Fact label={say("return.deducted")}>−{money(deductedRupees)}</Fact>}
        <Fact label={say("returns.back")} style={totalLine}>
          {money(refundRupees)}
        </Fact>
      </Sums>
      {refund?.byHand.map(({ paymentId, amountRupees }) => (
        <p key={paymentId} className={boxes.note} role="status">
          {say("return-refund.by-hand", { amount: money(amountRupees) })}{" "}
          {may("payment.read") && <Link to={`/payment/view/${paymentId}`}>{say("mismatch.payment")}</Link>}
        </p>
      ))}
      {refund && refund.state !== "by_hand" && (
        <p className={boxes.note} role="status">
          {say(`return-refund.${refund.state}`)}
          {refund.at && ` ${dateTimeOf(refund.at)}.`}
          {refund.reference && ` ${say("return.reference", { reference: refund.reference })}`}
        </p>
      )}
    </Box>
  )
}

function BuyerBox({
  request: { address, isFetched, customerName, phone, orderId, orderNumber },
}: {
  request: WholeReturn
}) {
  const say = useSay()
  const may = useMay()
  const seesContact = useSeesContact()
  // The name goes with the account.
  if (!customerName)
    return (
      <Box title={say("orders.customer")}>
        <p className={boxes.person}>{say("return.erased")}</p>
        <OrderLink orderId={orderId} number={orderNumber} />
      </Box>
    )
  return (
    <Box
      title={say(isFetched ? "return.pick-up" : "return.brought")}
      extra={address && <CopyButton text={addressText(address)} label={say("order.copy-address")} />}
    >
      {address ? (
        <address className={boxes.address}>
          {addressLines(address).map((text, place) => (
            <span key={place}>{text}</span>
          ))}
        </address>
      ) : (
        <p className={boxes.person}>{customerName}</p>
      )}
      <p className={boxes.contact}>
        {seesContact ? <PhoneLink phone={phone} /> : <span className="soft">{say("contact.hidden")}</span>}
        {may("customer.read") && (
          <Link to={`/manage/customer/${orderId}`}>{say("order.person", { name: customerName })}</Link>
        )}
      </p>
      <OrderLink orderId={orderId} number={orderNumber} />
    </Box>
  )
}

const OrderLink = ({ orderId, number }: { orderId: string; number: string }) => (
  <p className={boxes.contact}>
    <LinkButton to={`/order/view/${orderId}`}>{useSay()("order.titled", { number })}</LinkButton>
  </p>
)

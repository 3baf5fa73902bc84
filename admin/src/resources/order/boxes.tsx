import { CanAccess } from "@refinedev/core"
import type { Address } from "@silai/contracts/checkout/calls"
import type { Parcel } from "@silai/contracts/order/calls"
import type { OrderTax } from "@silai/contracts/order/tax-shape"
import { stateOf } from "@silai/contracts/place/states"
import { Link } from "react-router"
import { useMay, useSeesContact } from "../../providers/may"
import { Box, Fact, Facts, PhoneLink, Sums, totalLine } from "../../ui/record/box"
import { CopyButton } from "../../ui/copy-button"
import { dateTimeOf, money, phoneOf } from "../../ui/format"
import { useSay } from "../../words/language"
import type { Word } from "../../words/en"
import { isWord } from "../../words/say"
import { addressLines, addressText } from "./address/address-text"
import type { WholeOrder } from "./calls"
import { AtDoor, Due } from "./cod/cash-due"
import { ContactButton } from "./contact"
import { ReceivedButton } from "./phone/received"
import { taxRows } from "./goods/tax-rows"
import style from "./boxes.module.css"

/** An address as on a parcel; its phone only where it is not the `known` one. */
export const AddressLines = ({ address, known }: { address: Address; known: string }) => (
  <address className={style.address}>
    {addressLines(address).map((line, place) => (
      <span key={place}>{line}</span>
    ))}
    {address.phone !== known && <span className="figures">{phoneOf(address.phone)}</span>}
  </address>
)

/** Recipient and address. */
export function DeliveryBox({ order }: { order: WholeOrder }) {
  const say = useSay()
  const seesContact = useSeesContact()
  const { address, billing } = order
  const billedElsewhere = billing && address && addressText(billing) !== addressText(address)
  return (
    <Box
      title={say(`delivery.${order.delivery}`)}
      extra={
        address &&
        order.delivery === "home" && <CopyButton text={addressText(address)} label={say("order.copy-address")} />
      }
    >
      {address && order.delivery === "home" ? (
        <AddressLines address={address} known={order.phone} />
      ) : (
        <p className={style.person}>{order.customerName}</p>
      )}
      {order.parcel && <ParcelFacts parcel={order.parcel} />}
      {order.giftNote && (
        <>
          <h3 className="caps">{say("order.gift-note")}</h3>
          <p className={style.written}>{order.giftNote}</p>
        </>
      )}
      <p className={style.contact}>
        <CanAccess resource="customer" action="show">
          <Link to={`/manage/customer/${order._id}`} data-screen>
            {say("order.person", { name: order.customerName })}
          </Link>
        </CanAccess>
        {seesContact ? (
          <>
            <PhoneLink phone={order.phone} />
            {order.email ? (
              <a href={`mailto:${order.email}`}>{order.email}</a>
            ) : (
              <span className="soft">{say("order.no-email")}</span>
            )}
            <ContactButton order={order} />
          </>
        ) : (
          <span className="soft">{say("contact.hidden")}</span>
        )}
      </p>
      {(billedElsewhere || (billing && order.delivery === "pickup")) && (
        <>
          <h3 className="caps">{say("order.bill-to")}</h3>
          <AddressLines address={billing} known={order.phone} />
        </>
      )}
    </Box>
  )
}

function ParcelFacts({ parcel: { courier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  const say = useSay()
  if (!courier && !trackingNumber && !trackingUrl) return null
  return (
    <>
      <h3 className="caps">{say("parcel.title")}</h3>
      <p className={style.contact}>
        <span>{[courier, trackingNumber].filter(Boolean).join(", ")}</span>
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {say("parcel.follow")}
          </a>
        )}
      </p>
    </>
  )
}

export function PaymentBox({ order }: { order: WholeOrder }) {
  const say = useSay()
  const may = useMay()
  const { payment, paymentStatus, dispute } = order
  const isDisputed = dispute !== null && order.money.disputedRupees > 0
  const method = payment?.method ?? ""
  // Cash and transfers are gateways themselves, so one word names both.
  const way = isWord(`way.${method}`) ? say(`way.${method}` as Word) : method
  return (
    <Box
      title={say("order.payment")}
      extra={
        <span className={style.paid} data-status={isDisputed ? dispute : paymentStatus}>
          {say(isDisputed ? `order.paid.${dispute}` : `paid.${paymentStatus}`)}
        </span>
      }
    >
      {payment ? (
        <Facts>
          <Fact label={say("order.payment.through")}>
            {payment.gateway === method ? capital(way) : [capital(payment.gateway), way].filter(Boolean).join(", ")}
          </Fact>
          {paymentStatus !== "due" && paymentStatus !== "unpaid" && (
            <Fact label={say("order.payment.captured")}>{dateTimeOf(payment.capturedAt)}</Fact>
          )}
          <Fact label={say("order.payment.id")}>
            <code>{payment.gatewayPaymentId}</code>
          </Fact>
          <Fact label={say("order.payment.order")}>
            <code>{payment.gatewayOrderId}</code>
          </Fact>
          {may("payment.read") && (
            <Fact label={say("order.payment.more")}>
              <Link to={`/payment/view/${order._id}`}>{say("order.payment.open")}</Link>
            </Fact>
          )}
        </Facts>
      ) : (
        <p>{say("order.payment.none")}</p>
      )}
      {paymentStatus === "due" && payment?.gateway === "cash" && (
        <div className="stack">
          <Due order={order} />
          <ReceivedButton paymentId={order._id} way="cash" rupees={order.money.dueRupees} name={order.customerName} />
        </div>
      )}
      {order.cod && <AtDoor order={order} />}
    </Box>
  )
}

/** The back office has no list of gateways: their names are shown with a capital. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function MoneyBox({ order }: { order: WholeOrder }) {
  const say = useSay()
  const { itemsRupees, discountRupees, deliveryRupees, totalRupees, takenOutRupees, refundedRupees, disputedRupees } =
    order.money
  return (
    <Box title={say("order.amount")}>
      <Sums>
        <Fact label={say("order.goods")}>{money(itemsRupees)}</Fact>
        {discountRupees > 0 && <Fact label={say("order.discount")}>−{money(discountRupees)}</Fact>}
        <Fact label={say("order.delivery")}>{deliveryRupees > 0 ? money(deliveryRupees) : say("order.free")}</Fact>
        {order.cod && order.cod.feeRupees > 0 && <Fact label={say("cod.fee")}>{money(order.cod.feeRupees)}</Fact>}
        <Fact label={say("order.total")} style={totalLine}>
          {money(totalRupees)}
        </Fact>
        {takenOutRupees > 0 && <Fact label={say("order.before")}>{money(totalRupees + takenOutRupees)}</Fact>}
        {refundedRupees > 0 && (
          <Fact label={say("order.refunded")} style={{ color: "var(--brick)" }}>
            −{money(refundedRupees)}
          </Fact>
        )}
        {order.dispute === "dispute_lost" && disputedRupees > 0 && (
          <Fact label={say("order.paid.dispute_lost")} style={{ color: "var(--brick)" }}>
            −{money(disputedRupees)}
          </Fact>
        )}
      </Sums>
      <p className={style.note}>{say("order.taxes")}</p>
      {order.tax && <Taxes tax={order.tax} />}
    </Box>
  )
}

/** The facts on the order's tax papers. */
function Taxes({ tax }: { tax: OrderTax }) {
  const say = useSay()
  const { placeOfSupply, business, lines, total } = tax
  const codes = [...new Set(lines.map(({ hsn }) => hsn))].join(", ")
  return (
    <div className={style.taxes} role="group" aria-label={say("order.tax")}>
      <Sums>
        <Fact label={say("order.tax.value")}>{money(total.taxableRupees)}</Fact>
        {taxRows(tax).map(({ tax: name, percent, rupees }) => (
          <Fact key={`${name} ${percent}`} label={`${name} ${percent}%`}>
            {money(rupees)}
          </Fact>
        ))}
        <Fact label={say("order.tax.place")}>{`${stateOf(placeOfSupply)?.name} (${placeOfSupply})`}</Fact>
        <Fact label="HSN">{codes}</Fact>
        {business && (
          <Fact label={business.name}>
            <code>{business.gstin}</code>
          </Fact>
        )}
      </Sums>
    </div>
  )
}

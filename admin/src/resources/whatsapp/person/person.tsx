import { MEASUREMENTS } from "@silai/contracts/measurement/limits"
import type { ChatPerson } from "@silai/contracts/whatsapp/calls"
import { Button } from "antd"
import { Link } from "react-router"
import { useMay } from "../../../providers/may"
import { CopyButton } from "../../../ui/copy-button"
import { dateOf, money } from "../../../ui/format"
import { LinkButton } from "../../../ui/link-button"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { Box, PhoneLink, Sums } from "../../../ui/record/box"
import { ErrorState } from "../../../ui/state/error-state"
import { Bar } from "../../../ui/state/skeleton"
import { useSay } from "../../../words/language"
import { BODY_KEYS, savedInches } from "../../measurement/words"
import { StatusMark } from "../../order/status-mark"
import { orderFor } from "../../order/phone/order-for"
import { ReturnMark } from "../../returns/state-mark"
import { AboutBox } from "./about"
import type { Chat } from "../calls"
import type { FieldLink } from "../field-link"
import { LinkCustomer } from "./link-customer"
import { pieceText } from "../composer/piece-picker"
import { usePerson } from "./use-person"
import { useThread } from "../thread/use-thread"
import style from "./person.module.css"

type Props = { chatId: string; field: FieldLink }

/** Next to a chat: the person who answers it, the customer, and their orders, returns, bag and measurements. */
export function PersonPane({ chatId, field }: Props) {
  const { chat } = useThread(chatId)
  return chat ? <Whole key={chat._id} chat={chat} field={field} /> : <Waiting />
}

function Waiting() {
  const say = useSay()
  return (
    <div className="stack" role="status" aria-label={say("state.loading")}>
      <Bar height={120} />
      <Bar height={160} />
    </div>
  )
}

function Whole({ chat, field }: { chat: Chat; field: FieldLink }) {
  const say = useSay()
  const { data: person, error, refetch } = usePerson(chat._id)
  return (
    <div className="stack">
      <AboutBox chat={chat} />
      {!person && error && (
        <ErrorState title={say("chat.person.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {!person && !error && <Bar height={160} />}
      {person && (
        <>
          <CustomerBox chat={chat} person={person} />
          <OrdersBox chat={chat} person={person} field={field} />
          {person.returns.length > 0 && <ReturnsBox person={person} />}
          {person.bag.length > 0 && <BagBox chat={chat} person={person} field={field} />}
          {person.measurements.length > 0 && <MeasuredBox person={person} />}
        </>
      )}
    </div>
  )
}

type Of = { person: ChatPerson }

function CustomerBox({ chat, person: { customer } }: Of & { chat: Chat }) {
  const say = useSay()
  const may = useMay()
  return (
    <Box title={say("chat.person")}>
      {chat.phone && (
        <p className="between">
          <PhoneLink phone={chat.phone} />
          <CopyButton text={chat.phone} label={say("chat.person.copy")} />
        </p>
      )}
      {!chat.phone && may("customer.contact") && <p className="soft">{say("chat.person.private")}</p>}
      {customer ? (
        <>
          <p className={`${style.named} thumbs`}>
            {may("customer.read") ? (
              <Link to={`/manage/customer/${customer._id}`} aria-label={say("chat.person.page")}>
                {customer.name || say("chat.unnamed")}
              </Link>
            ) : (
              customer.name
            )}
          </p>
          <p className="soft">
            {say(customer.isAccount ? "chat.person.account" : "chat.person.guest")}
            {customer.isLinkedByHand && `, ${say("chat.person.by-hand")}`}
          </p>
          {may("order.take") && may("customer.read") && (
            <LinkButton to={orderFor(customer._id)}>{say("do.phone-order")}</LinkButton>
          )}
        </>
      ) : (
        <p className="soft">{say("chat.person.unknown")}</p>
      )}
      {may("chat.write") && may("measurement.read") && <LinkCustomer chat={chat} />}
    </Box>
  )
}

function OrdersBox({ chat, person: { orders, olderOrders }, field }: Of & { chat: Chat; field: FieldLink }) {
  const say = useSay()
  // After STOP, not even a template may be sent.
  const maySend = chat.isWindowOpen || !chat.isStopped
  return (
    <Box title={say("chat.orders")}>
      {orders.length === 0 && <p className="soft">{say("chat.orders.none")}</p>}
      <ul className={`entries thumbs`}>
        {orders.map((order) => (
          <li key={order._id}>
            <p className="between">
              <Link to={`/order/view/${order._id}`} className="figures">
                {order.orderNumber}
              </Link>
              <StatusMark code={order.status} />
            </p>
            <p>{order.goods}</p>
            <p className="between">
              <span className="soft">
                {dateOf(order.placedAt)} · {money(order.totalRupees)}
              </span>
              {order.path && maySend && (
                <Button
                  size="small"
                  onClick={() => field.track(order)}
                  aria-label={say("chat.order.track", { number: order.orderNumber })}
                >
                  {say("chat.track")}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {olderOrders > 0 && <p className="soft">{say("chat.orders.older", { n: olderOrders })}</p>}
    </Box>
  )
}

function ReturnsBox({ person: { returns } }: Of) {
  const say = useSay()
  return (
    <Box title={say("chat.returns")}>
      <ul className={`entries thumbs`}>
        {returns.map(({ _id, returnNumber, orderNumber, state, askedAt }) => (
          <li key={_id}>
            <p className="between">
              <Link to={`/returns/view/${_id}`} className="figures">
                {returnNumber}
              </Link>
              <ReturnMark request={{ state }} />
            </p>
            <p className="soft">
              {orderNumber} · {dateOf(askedAt)}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function BagBox({ chat, person: { bag }, field }: Of & { chat: Chat; field: FieldLink }) {
  const say = useSay()
  const maySend = useMay()("chat.write") && chat.isWindowOpen
  return (
    <Box title={say("chat.bag")}>
      <ul className={`entries thumbs`}>
        {bag.map(({ name, slug, color, size, quantity, image, gone }, place) => (
          <li key={place} className={style.piece}>
            <Thumbnail src={image} alt="" width={40} />
            <div>
              <p>
                {quantity > 1 && `${quantity} × `}
                {name}, {size}
              </p>
              <p className="soft">
                {color}
                {gone && <span className="trouble"> · {say("chat.bag.gone")}</span>}
              </p>
              {maySend && !gone && (
                <Button
                  size="small"
                  onClick={() => field.write(pieceText(name, slug))}
                  aria-label={say("chat.bag.send", { name })}
                >
                  {say("chat.piece")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function MeasuredBox({ person: { measurements } }: Of) {
  const say = useSay()
  return (
    <Box title={say("chat.measurements")}>
      {measurements.map(({ _id, measurementType, inches, changedAt }) => (
        <div key={_id}>
          <h3>{say(BODY_KEYS[measurementType])}</h3>
          <Sums
            items={MEASUREMENTS[measurementType].map((one) => ({
              key: one,
              label: say(`measure.${one}`),
              children: `${savedInches(inches, one)}″`,
            }))}
          />
          <p className="soft">{dateOf(changedAt)}</p>
        </div>
      ))}
    </Box>
  )
}

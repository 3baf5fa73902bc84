import { PHONE } from "@silai/contracts/account/limits"
import { RETURN_REASON_WORDS, returnMessages } from "@silai/contracts/returns/messages"
import type { ReturnLine, ReturnRequest } from "@silai/contracts/returns/calls"
import { deductedOf, movesMoney } from "@silai/contracts/returns/states"
import { orderMessages } from "@silai/contracts/order/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { inRupees } from "@silai/contracts/rupees"
import { shopAddress } from "@silai/contracts/shop/identity"
import { LineItem } from "~/features/bag/line-item"
import orderStyles from "~/features/order/order.module.css"
import { addressLines } from "~/features/place/address-rules"
import { atMoment } from "~/lib/moments"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { aheadOf, reservedSentence, moneySentences, standingOf } from "./request-life"
import { SentPhotos } from "./sent-photos"
import { Withdraw } from "./withdraw"
import { returnWords } from "./words"

/** One request: its state and next steps, its content, its refund. */
export function ReturnView({ request, proof }: { request: ReturnRequest; proof: string | undefined }) {
  const { kind, state, goodsRupees, shortRupees, feeRupees, refundRupees, address, photos, orderId, orderNumber } =
    request
  const deductedRupees = deductedOf(request)
  return (
    <div className={orderStyles.view}>
      <section className={orderStyles.next} aria-labelledby="what-next">
        <h2 id="what-next">What happens next</h2>
        <p>{standingOf(request)}</p>
        <TimeLine request={request} />
        <div className={orderStyles.actions}>
          <LinkButton
            kind="plain"
            to={proof === undefined ? paths.trackOrdersOf(orderId) : paths.orderConfirmation(orderId)}
            state={proof === undefined ? undefined : { orderKey: proof }}
          >
            {returnWords.theOrderNumber(orderNumber)}
          </LinkButton>
          <Withdraw request={request} proof={proof} />
        </div>
      </section>
      <section className={orderStyles.bought} aria-labelledby="what-asked">
        <h2 id="what-asked">{returnWords.kinds[kind].title}</h2>
        <ul className={orderStyles.lines}>
          {request.lines.map((line) => (
            <Line key={line.itemId} line={line} />
          ))}
        </ul>
        {movesMoney(kind, state) && (
          <dl className={orderStyles.sums}>
            <Row name={returnWords.goods(request.items)} rupees={goodsRupees} />
            {shortRupees > 0 && <Row name={returnWords.short} rupees={-shortRupees} />}
            {feeRupees > 0 && <Row name={returnWords.fee} rupees={-feeRupees} />}
            {deductedRupees > 0 && <Row name={returnWords.deducted} rupees={-deductedRupees} />}
            <div className={orderStyles.total}>
              <dt>{returnWords.refund}</dt>
              <dd>{inRupees(refundRupees)}</dd>
            </div>
          </dl>
        )}
        {movesMoney(kind, state) && shortRupees > 0 && <p>{returnMessages.short(inRupees(shortRupees))}</p>}
        <ReservedSize request={request} />
        <Money request={request} />
        {photos.length > 0 && <SentPhotos returnId={request._id} photos={photos} proof={proof} />}
        <Parcels request={request} />
        {!request.isFetched && (
          <dl className={orderStyles.facts}>
            <div>
              <dt>{returnWords.ourShop}</dt>
              <dd>
                {shopAddress(shop().identity)}. {openingHours()}.
              </dd>
            </div>
          </dl>
        )}
        {address && (
          <dl className={orderStyles.facts}>
            <div>
              <dt>{returnWords.pickedUpFrom}</dt>
              <dd>
                <address className={orderStyles.address}>
                  {address.name}
                  {addressLines(address).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                  <span>
                    {PHONE.prefix} {address.phone}
                  </span>
                </address>
              </dd>
            </div>
          </dl>
        )}
      </section>
    </div>
  )
}

function TimeLine({ request }: { request: ReturnRequest }) {
  const last = request.timeline.length - 1
  return (
    <ol className={orderStyles.timeline}>
      {request.timeline.map(({ state, label, at, note }, step) => (
        <li key={`${state} ${at}`} aria-current={step === last ? "step" : undefined} data-done>
          <p className={orderStyles.stepName}>{label}</p>
          <p className={orderStyles.note}>
            <time dateTime={at}>{atMoment(at)}</time>
          </p>
          {note && <p className={orderStyles.note}>{note}</p>}
        </li>
      ))}
      {aheadOf(request).map(({ title, words }) => (
        <li key={title}>
          <p className={orderStyles.stepName}>{title}</p>
          <p className={orderStyles.note}>{words}</p>
        </li>
      ))}
    </ol>
  )
}

function Line({ line }: { line: ReturnLine }) {
  const { name, slug, color, size, quantity, thumbnail, reason, note, toSize, damaged, orderType } = line
  return (
    <LineItem
      size="medium"
      image={thumbnail}
      name={name}
      to={paths.variant(slug)}
      madeToOrder={orderType === "custom"}
      notes={[
        `${color}, ${toSize ? returnWords.toSize(size, toSize) : `size ${size}`}, ${counted(quantity, "piece")}`,
        RETURN_REASON_WORDS[reason] + (note ? `: ${note}` : ""),
        ...(damaged > 0 ? [returnWords.unfit(damaged)] : []),
      ]}
    />
  )
}

/** The tracking numbers of its parcels. */
function Parcels({ request: { parcels } }: { request: ReturnRequest }) {
  const known = parcels.filter(({ courier, trackingNumber, trackingUrl }) => courier || trackingNumber || trackingUrl)
  if (!known.length) return null
  return (
    <dl className={orderStyles.facts}>
      {known.map(({ way, courier, trackingNumber, trackingUrl }) => (
        <div key={way}>
          <dt>{returnWords.parcels[way]}</dt>
          <dd>
            {[courier, trackingNumber].filter(Boolean).join(" ")}{" "}
            {trackingUrl && (
              <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {orderMessages.followParcel}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Until when an exchange reserves its new size. */
function ReservedSize({ request }: { request: ReturnRequest }) {
  const sentence = reservedSentence(request)
  return (
    sentence && (
      <Notice icon="clock" title={returnWords.reservedTitle}>
        <p>{sentence}</p>
      </Notice>
    )
  )
}

/** The refund's state, until the bank has it. */
function Money({ request }: { request: ReturnRequest }) {
  const sentences = moneySentences(request)
  if (!sentences) return null
  const { refund } = request
  return (
    <Notice icon="back" title={returnWords.refundTitle}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refund?.reference && <p>{orderMessages.bankReference(refund.reference)}</p>}
      {refund?.state === "done" && !refund.isByHand && <p>{paymentMessages.refundShows}</p>}
    </Notice>
  )
}

function Row({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{inRupees(rupees)}</dd>
    </div>
  )
}

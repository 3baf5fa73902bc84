import { Link } from "react-router"
import { useMay } from "../../../providers/may"
import { phoneOf } from "../../../ui/format"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { useSay } from "../../../words/language"
import type { ChatMessage } from "../calls"
import { MediaPart } from "./media"
import { lineOf, textParts } from "../words"
import style from "./message.module.css"

/** Everything that a message says. */
export function MessageBody({ message }: { message: ChatMessage }) {
  const say = useSay()
  const { kind, text, file, place, cards, piece, isDeleted } = message
  if (isDeleted) return <p className={style.gone}>{say("chat.deleted")}</p>
  // A place and a card show the name themselves.
  const words = place || cards.length > 0 ? "" : text
  const isBare = !text && !file && !place && cards.length === 0
  return (
    <>
      {file && <MediaPart message={{ ...message, file }} />}
      {place && <Place place={place} />}
      {cards.length > 0 && <Cards cards={cards} />}
      {words && <Text text={words} />}
      {piece && <Piece piece={piece} />}
      {isBare && <p className={style.gone}>{say(`chat.kind.${kind}`)}</p>}
    </>
  )
}

const Text = ({ text }: { text: string }) => (
  <p className={style.text}>
    {textParts(text).map(({ text: part, href }, place) =>
      href ? (
        <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)

/** The piece at the page that a customer links to. */
function Piece({ piece: { _id, name, color, thumbnail } }: { piece: NonNullable<ChatMessage["piece"]> }) {
  const may = useMay()
  return (
    <div className={style.piece}>
      <Thumbnail src={thumbnail} alt="" width={40} />
      <p>
        {may("catalogue.read") ? <Link to={`/product/variant/${_id}`}>{name}</Link> : name}
        <span className="soft">{color}</span>
      </p>
    </div>
  )
}

function Place({ place: { latitude, longitude, name, address } }: { place: NonNullable<ChatMessage["place"]> }) {
  const say = useSay()
  const called = [name, address].filter(Boolean).join(", ")
  return (
    <p>
      <a href={`https://www.google.com/maps?q=${latitude},${longitude}`} target="_blank" rel="noopener noreferrer">
        {say("chat.place", { name: called || say("chat.place.unnamed") })}
      </a>
    </p>
  )
}

const Cards = ({ cards }: Pick<ChatMessage, "cards">) => (
  <ul>
    {cards.map(({ name, phones }, place) => (
      <li key={place} className={style.card}>
        <strong>{name}</strong>
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className="figures">
            {phoneOf(phone)}
          </a>
        ))}
      </li>
    ))}
  </ul>
)

/** The message that this one answers; a click leads there, where it is on the screen. */
export function Quote({
  replyTo: { messageId, text },
  kind,
}: {
  replyTo: NonNullable<ChatMessage["replyTo"]>
  kind?: ChatMessage["kind"]
}) {
  const say = useSay()
  const line = text || (messageId && kind ? lineOf(say, { kind, text: "" }) : say("chat.reply.gone"))
  const words = (
    <>
      <span className="unseen">{say("chat.reply.to")} </span>
      {line}
    </>
  )
  if (!messageId) return <p className={style.quote}>{words}</p>
  return (
    <button type="button" className={style.quote} onClick={() => goTo(messageId)}>
      {words}
    </button>
  )
}

/** Scrolls to a message, and marks it with the focus. */
export function goTo(messageId: string): void {
  const found = document.getElementById(messageId)
  found?.scrollIntoView({ block: "center" })
  found?.focus({ preventScroll: true })
}

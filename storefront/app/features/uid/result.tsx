import type { CheckedUid } from "@silai/contracts/uid/shapes"
import { groupsOf, readUid, writeUid } from "@silai/contracts/uid/code"
import { uidRefusals, UID_VERDICT_WORDS } from "@silai/contracts/uid/messages"
import { whatsappLink } from "@silai/contracts/shop/identity"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Page } from "~/layout/page"
import { CallRefused } from "~/lib/call"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { shop } from "~/lib/shop/shop"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton, OutsideButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Picture } from "~/ui/picture"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { ErrorState } from "~/ui/state"
import { CheckForm } from "./check-form"
import { checkQuery } from "./queries"
import styles from "./uid.module.css"
import { uidWords, VERDICT_TONE } from "./words"

const report = onDemand(() => import("./report").then((part) => part.ReportSheet))
const NOT_OURS: readonly string[] = [uidRefusals.unknown.code, uidRefusals.check.code, uidRefusals.form.code]

/** The piece that a number belongs to; or, in plain words, that the number is not ours. */
export function Result({ typed }: { typed: string }) {
  const asked = useQuery(checkQuery(typed))
  const read = readUid(typed)
  const written = "id" in read ? writeUid(read.id) : typed
  if (asked.data)
    return (
      <Page title={uidWords.title} width="wide">
        <Known checked={asked.data} />
      </Page>
    )
  if (!asked.isError)
    return (
      <Page title={uidWords.title} width="wide">
        <Loading what={uidWords.looking} />
        <div className={styles.known}>
          <Skeleton height="24rem" />
          <SkeletonText lines={5} />
        </div>
      </Page>
    )
  const { error } = asked
  if (error instanceof CallRefused && NOT_OURS.includes(error.code))
    return (
      <Page title={uidWords.title} width="narrow">
        <div className={styles.result}>
          <Number written={written} />
          <Notice tone={error.code === uidRefusals.unknown.code ? "bad" : "warn"} live>
            {error.message}
          </Notice>
          <CheckForm start={written} />
          <Ways written={written} />
        </div>
      </Page>
    )
  return (
    <Page width="narrow">
      <ErrorState
        error={error}
        level={1}
        title={uidWords.fetchFailed}
        actions={<Button onClick={() => void asked.refetch()}>{uidWords.tryAgain}</Button>}
      >
        {error.message}
      </ErrorState>
    </Page>
  )
}

/** The number in its groups; read out letter by letter it is one text. */
function Number({ written }: { written: string }) {
  const read = readUid(written)
  // A link may have any text here; only what has a number's form is shown as one.
  if ("fault" in read && read.fault !== "check") return null
  if (!("id" in read)) return <p className={styles.uid}>{written}</p>
  return (
    <p className={styles.uid} aria-label={written}>
      {[...groupsOf(read.id), written.slice(-1)].map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </p>
  )
}

function Known({ checked }: { checked: CheckedUid }) {
  const { piece, verdict, isOften } = checked
  const { title, note } = UID_VERDICT_WORDS[verdict]
  return (
    <div className={styles.known}>
      <div className={styles.picture}>
        {piece.picture ? (
          <Picture picture={piece.picture} sizes="(min-width: 60rem) 28rem, 100vw" eager alt={piece.name} />
        ) : (
          piece.thumbnail && <img src={piece.thumbnail} alt={piece.name} width={320} height={400} />
        )}
      </div>
      <div className={styles.report}>
        <Number written={checked.written} />
        <Notice tone={VERDICT_TONE[verdict]} title={title} live>
          {note} {verdict === "void" && checked.why && uidWords.void(checked.why)}
        </Notice>
        {isOften && (
          <Notice tone="warn" title={uidWords.oftenTitle}>
            {uidWords.often}
          </Notice>
        )}
        <section>
          <h2>{piece.name}</h2>
          <p className={styles.note}>{uidWords.compare}</p>
          <Facts checked={checked} />
        </section>
        {piece.isForSale && (
          <LinkButton kind="plain" to={paths.product(piece.slug)}>
            {uidWords.seePiece}
          </LinkButton>
        )}
        <Ways written={checked.written} />
      </div>
    </div>
  )
}

function Facts({ checked: { piece, firstCheckedAt, checks, places } }: { checked: CheckedUid }) {
  const facts = [
    [uidWords.colour, piece.color],
    [uidWords.size, piece.size],
    [uidWords.madeOn, onDay(piece.madeOn)],
    [uidWords.firstChecked, checks === 1 ? uidWords.justNow : onDay(firstCheckedAt)],
    [uidWords.checked, uidWords.checks(checks, places)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {name === uidWords.colour && (
              <span className={styles.swatch} data-cloth style={{ background: piece.colorCode }} />
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Actions for a buyer in doubt. */
function Ways({ written }: { written: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.doubt}>
      <div className={styles.ways}>
        <Button kind="plain" onClick={() => setIsOpen(true)}>
          {uidWords.report}
        </Button>
        <OutsideButton kind="quiet" href={whatsappLink(shop().identity, uidWords.askText(written))}>
          {uidWords.ask}
        </OutsideButton>
        <LinkButton kind="quiet" to={paths.authentic}>
          {uidWords.again}
        </LinkButton>
      </div>
      <OnceWanted wanted={isOpen}>
        <report.Part open={isOpen} onClose={() => setIsOpen(false)} written={written} />
      </OnceWanted>
    </div>
  )
}

import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { Link } from "react-router"
import { paths } from "~/paths"
import { RadioCards } from "~/ui/form/choice"
import { PhotoPicker } from "./photo-picker"
import { Pickup } from "./pickup"
import { PieceCard } from "./piece-card"
import { RequestSummary } from "./request-summary"
import { lastDaysOf, linesFor } from "./request-rules"
import styles from "./request.module.css"
import { useRequest } from "./use-request"
import { returnWords } from "./words"

/** Asks for a return, an exchange or an alteration: kind, pieces, reason and address; the refund is shown before it is sent. */
export function RequestForm({ options, proof }: { options: ReturnOptions; proof: string | undefined }) {
  const request = useRequest(options, proof)
  const { kind, kinds, chosen, wrong, address, photos, form } = request
  const hasOwnDays = lastDaysOf(options.lines).length > 1
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void request.send()
      }}
    >
      <div className={styles.parts}>
        {kinds.length > 1 && (
          <section className={styles.part} aria-labelledby="which-kind">
            <h2 id="which-kind">{returnWords.kindLegend}</h2>
            <RadioCards
              legend={returnWords.kindLegend}
              hideLegend
              name="kind"
              value={kind}
              onChange={request.setKind}
              choices={kinds.map((value) => ({ value, ...returnWords.kinds[value] }))}
            />
          </section>
        )}
        {kind && (
          <>
            <section className={styles.part} aria-labelledby="which-pieces">
              <h2 id="which-pieces">{returnWords.pieces}</h2>
              {kinds.length === 1 && <p className={styles.note}>{returnWords.kinds[kind].note}</p>}
              <ul className={styles.pieces}>
                {inOrder(options, kind).map((line) => (
                  <li key={line.itemId}>
                    <PieceCard
                      line={line}
                      kind={kind}
                      piece={chosen[line.itemId] ?? null}
                      hasOwnDays={hasOwnDays}
                      wrong={wrong[line.itemId]}
                      onChoose={(on) => request.choose(line.itemId, on)}
                      onEdit={(part) => request.edit(line.itemId, part)}
                    />
                  </li>
                ))}
              </ul>
              {RETURN_KIND[kind].restocks && (
                <p className={styles.note}>
                  {returnWords.condition} <Link to={paths.returns}>{returnWords.policy}</Link>
                </p>
              )}
            </section>
            <section className={styles.part} aria-labelledby="photos">
              <h2 id="photos">
                {returnWords.photos} <span className={styles.optional}>(optional)</span>
              </h2>
              <PhotoPicker photos={photos} />
            </section>
            <section className={styles.part} aria-labelledby="pickup">
              <h2 id="pickup">{returnWords.pickup}</h2>
              <Pickup form={address} isShopOffered={!options.address} way={request.way} onWay={request.setWay} />
            </section>
          </>
        )}
      </div>
      <RequestSummary request={request} />
    </form>
  )
}

/** The eligible pieces first; the others below, with the reason. */
function inOrder({ lines }: ReturnOptions, kind: NonNullable<ReturnType<typeof useRequest>["kind"]>) {
  const may = linesFor(lines, kind)
  return [...may, ...lines.filter((line) => !may.includes(line))]
}

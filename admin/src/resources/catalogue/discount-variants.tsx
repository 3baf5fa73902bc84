import { Button, Modal, Radio } from "antd"
import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { useMay } from "../../providers/may"
import { ErrorState } from "../../ui/state/error-state"
import { Bar } from "../../ui/state/skeleton"
import { LinkButton } from "../../ui/link-button"
import { addressNow } from "../../ui/use-address"
import { useSay } from "../../words/language"
import type { Sum } from "./discount"
import { DiscountChosen } from "./discount-chosen"
import { discountRow, pieces, waitsFor, WAYS, type Way } from "./discount-rows"
import { plannedPath, readSource, type Source, writeSource } from "./discount-source"
import { DiscountTable } from "./discount-table"
import type { DiscountDesk, Outcome } from "./use-discount-apply"
import { useDiscountRows } from "./use-discount-rows"
import style from "./discount.module.css"

type Props = { sum: Sum; toNine: boolean; way: Way; onWay: (way: Way) => void; desk: DiscountDesk }

/** The colourways to compare, the result for each, and applying it: previewed first, taken back on request. */
export function DiscountVariants({ sum, toNine, way, onWay, desk }: Props) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const source = readSource(params)
  const [asking, setAsking] = useState(false)
  const mayWrite = useMay()("catalogue.write")
  const { found, gone, matching, loading, error, refetch } = useDiscountRows(source)
  const { apply, undo, done, busy, forget } = desk
  const waits = waitsFor(sum, way)
  const rows = found.map((colourway) => discountRow(colourway, sum, way, { toNine }))
  const changing = rows.filter(({ changes }) => changes)
  const isEmpty = source.variants.length === 0 && source.filter === null

  const choose = (next: Source) => {
    forget()
    setParams(writeSource(addressNow(), next), { replace: true })
  }
  const leaveOut = (id: string) =>
    choose({
      ...source,
      variants: source.variants.filter((one) => one !== id),
      without: source.filter ? [...source.without, id] : [],
    })
  const goAhead = async () => {
    await apply(changing)
    setAsking(false)
  }
  return (
    <section className="stack" aria-label="Colours">
      <div className="titled">
        <h2>{rows.length > 0 ? pieces(rows.length) : "Colours"}</h2>
        {!isEmpty && (
          <Button type="text" size="small" onClick={() => choose({ variants: [], filter: null, without: [] })}>
            Clear the list
          </Button>
        )}
      </div>
      <DiscountChosen source={source} matching={matching} onChange={choose} />
      {gone.length > 0 && (
        <p className="trouble" role="alert">
          {pieces(gone.length)} of the list no longer {gone.length === 1 ? "exists" : "exist"}.{" "}
          <Button
            type="link"
            size="small"
            onClick={() => choose({ ...source, variants: source.variants.filter((id) => !gone.includes(id)) })}
          >
            Leave {gone.length === 1 ? "it" : "them"} out
          </Button>
        </p>
      )}
      {isEmpty && <p className="quiet">Choose a category or colours to see what these figures would do.</p>}
      {!isEmpty && !loading && !error && rows.length === 0 && <p className="quiet">This selection has no colours.</p>}
      {rows.length > 0 && (
        <Radio.Group
          value={way}
          onChange={({ target }) => onWay(target.value as Way)}
          className="row"
          aria-label="How the figures are applied"
        >
          {WAYS.map((one) => (
            <Radio key={one.way} value={one.way}>
              {one.name}
            </Radio>
          ))}
        </Radio.Group>
      )}
      {rows.length > 0 && waits && <p className="quiet">{waits}</p>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && <Bar height={120} />}
      {rows.length > 0 && <DiscountTable rows={rows} onRemove={leaveOut} />}
      {done && <Result outcome={done} busy={busy} onUndo={(batch) => void undo(batch)} />}
      {mayWrite && rows.length > 0 && (
        <div className="row">
          <LinkButton
            to={plannedPath(
              source,
              found.map(({ _id }) => _id),
              { percent: way === "percent" ? sum.percent : null, toNine },
            )}
          >
            {say("do.sale")}
          </LinkButton>
          <Button type="primary" disabled={changing.length === 0} loading={busy} onClick={() => setAsking(true)}>
            {changing.length ? `Change ${pieces(changing.length)}` : "Nothing to change"}
          </Button>
        </div>
      )}
      <Modal
        open={asking}
        title={`Change the price of ${pieces(changing.length)}?`}
        okText="Change the prices"
        cancelText="Not yet"
        onOk={() => void goAhead()}
        onCancel={() => !busy && setAsking(false)}
        confirmLoading={busy}
        maskClosable={false}
        width={640}
      >
        <p className="lead">
          Shoppers see the new prices at once. Bags show them the next time they are looked at; orders that are placed
          keep theirs. The change can be undone later, here.
        </p>
        <div className={style.preview}>
          <DiscountTable rows={changing} />
        </div>
      </Modal>
    </section>
  )
}

type Result = { outcome: Outcome; busy: boolean; onUndo: (batch: string) => void }
function Result({ outcome: { message, trouble, batch, lines }, busy, onUndo }: Result) {
  const place = useRef<HTMLDivElement>(null)
  const undoing = useRef(false)
  // Undo disappears while it has the focus, so the focus moves to its result.
  useEffect(() => {
    if (undoing.current && !batch) place.current?.focus()
    undoing.current = false
  }, [batch])
  return (
    <div ref={place} tabIndex={-1} className={style.outcome} role="status" data-trouble={trouble}>
      <div>
        <p className={trouble ? "trouble" : undefined}>{message}</p>
        {lines.map(({ _id, name, message: why }) => (
          <p key={_id} className="trouble">
            {name ? `${name}: ${why}` : why}
          </p>
        ))}
      </div>
      {batch && !trouble && (
        <Button
          loading={busy}
          onClick={() => {
            undoing.current = true
            onUndo(batch)
          }}
        >
          Undo
        </Button>
      )}
    </div>
  )
}

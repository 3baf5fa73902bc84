import { REPRICE } from "@silai/contracts/catalogue/shelf-limits"
import { Button, Modal, Radio } from "antd"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { useMay } from "../../providers/may"
import { Bar } from "../../ui/skeleton"
import type { Sum } from "./discount"
import { DiscountPicker } from "./discount-picker"
import { discountRow, WAYS, type Way } from "./discount-rows"
import { addressNow } from "../../ui/use-address"
import { DiscountTable } from "./discount-table"
import { idsOf, useChosenColourways } from "./use-chosen-colourways"
import { type Outcome, useDiscountApply } from "./use-discount-apply"
import style from "./discount.module.css"

const pieces = (n: number) => `${n} ${n === 1 ? "variant" : "variants"}`

/** The colourways to compare, what the figures make of each, and laying them on: previewed first, and undone on request. */
export function DiscountShelf({ sum, toNine }: { sum: Sum; toNine: boolean }) {
  const [params, setParams] = useSearchParams()
  const ids = idsOf(params.get("variants"))
  const [way, setWay] = useState<Way>("percent")
  const [asking, setAsking] = useState(false)
  const mayWrite = useMay()("catalogue.write")
  const { found, loading, failed, refetch } = useChosenColourways(ids)
  const { apply, undo, done, busy, forget } = useDiscountApply()
  const rows = found.map((colourway) => discountRow(colourway, sum, way, { toNine }))
  const changing = rows.filter(({ changes }) => changes)

  const choose = (next: readonly string[]) => {
    forget()
    const now = addressNow()
    if (next.length) now.set("variants", next.join(","))
    else now.delete("variants")
    setParams(now, { replace: true })
  }
  const goAhead = async () => {
    await apply(changing)
    setAsking(false)
    await refetch()
  }
  const takeBack = async () => {
    await undo()
    await refetch()
  }
  return (
    <section className={style.shelf} aria-label="Variants">
      <div className={style.shelfHead}>
        <h2>Variants</h2>
        {ids.length > 0 && (
          <Button type="text" size="small" onClick={() => choose([])}>
            Clear the list
          </Button>
        )}
      </div>
      <DiscountPicker chosen={ids} onAdd={(id) => choose([...ids, id].slice(0, REPRICE.maxVariants))} />
      {failed.length > 0 && (
        <p className={style.trouble} role="alert">
          {pieces(failed.length)} of the list could not be loaded.{" "}
          <Button type="link" size="small" onClick={() => choose(ids.filter((id) => !failed.includes(id)))}>
            Leave {failed.length === 1 ? "it" : "them"} out
          </Button>
        </p>
      )}
      {ids.length === 0 && <p className={style.soft}>Choose variants to see what these figures would make of them.</p>}
      {rows.length > 0 && (
        <Radio.Group
          value={way}
          onChange={({ target }) => setWay(target.value as Way)}
          className={style.ways}
          aria-label="How the figures are laid on"
        >
          {WAYS.map((one) => (
            <Radio key={one.way} value={one.way}>
              {one.name}
            </Radio>
          ))}
        </Radio.Group>
      )}
      {loading && found.length === 0 && <Bar height={120} />}
      {rows.length > 0 && <DiscountTable rows={rows} onRemove={(id) => choose(ids.filter((one) => one !== id))} />}
      {done && <Told outcome={done} busy={busy} onUndo={() => void takeBack()} />}
      {mayWrite && rows.length > 0 && (
        <div className={style.foot}>
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
        <p className={style.ask}>
          Shoppers see the new prices at once. Bags show them the next time they are looked at; orders that are placed
          keep theirs.
        </p>
        <DiscountTable rows={changing} />
      </Modal>
    </section>
  )
}

function Told({
  outcome: { message, changed, lines },
  busy,
  onUndo,
}: {
  outcome: Outcome
  busy: boolean
  onUndo: () => void
}) {
  const trouble = lines.length > 0 || changed.length === 0
  return (
    <div className={style.outcome} role="status" data-trouble={trouble}>
      <div>
        <p className={trouble ? style.trouble : undefined}>{message}</p>
        {lines.map(({ _id, name, message: why }) => (
          <p key={_id} className={style.trouble}>
            {name ? `${name}: ${why}` : why}
          </p>
        ))}
      </div>
      {changed.length > 0 && (
        <Button onClick={onUndo} loading={busy}>
          Undo
        </Button>
      )}
    </div>
  )
}

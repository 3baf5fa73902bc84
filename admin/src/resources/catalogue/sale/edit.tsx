import type { SaleLine } from "@silai/contracts/catalogue/sale-calls"
import { SALE } from "@silai/contracts/catalogue/style-limits"
import { App, Button } from "antd"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useMay } from "../../../providers/may"
import { FormFrame } from "../../../ui/form/form-frame"
import { count, dateTimeOf } from "../../../ui/format"
import { Mark } from "../../../ui/mark"
import { BackLink } from "../../../ui/record/back-link"
import { FactsAcross } from "../../../ui/record/box"
import { MoreMenu } from "../../../ui/record/more-menu"
import { RecordPage } from "../../../ui/record/record-page"
import { useAct } from "../../../ui/use-act"
import { useTitle } from "../../../ui/use-title"
import { useSay } from "../../../words/language"
import { askRemove, askStop, type SaleRecord } from "./calls"
import { SaleFields } from "./fields"
import { blankSale, previewOf, useSaleForm } from "./form"
import { SalePreview, useSalePreview } from "./preview"
import { ruleWords, SALE_TONES, SALE_WORDS, salePath, scopeWords } from "./words"

export function SaleAdd() {
  useTitle(useSay()("do.sale"))
  return <SalePage sale={null} />
}

export const SaleEdit = () => (
  <RecordPage<SaleRecord> resource="sale" words={SALE_WORDS} titleOf={({ name }) => name} holds>
    {(sale) => <SalePage key={sale._id} sale={sale} />}
  </RecordPage>
)

function SalePage({ sale }: { sale: SaleRecord | null }) {
  const say = useSay()
  const mayWrite = useMay()("catalogue.write")
  return (
    <div className="loose">
      <BackLink to={SALE_WORDS.list.path}>{say("nav.sale")}</BackLink>
      <h1>{sale ? sale.name : say("do.sale")}</h1>
      {sale && <Standing sale={sale} />}
      {mayWrite && sale?.state !== "over" && <Plan sale={sale} />}
    </div>
  )
}

function Standing({ sale }: { sale: SaleRecord }) {
  const say = useSay()
  const items = [
    { key: "rule", label: say("sale.rule"), children: ruleWords(say, sale) },
    { key: "scope", label: say("sale.scope"), children: scopeWords(say, sale) },
    { key: "from", label: say("sale.from"), children: dateTimeOf(sale.from) },
    { key: "to", label: say("sale.to"), children: dateTimeOf(sale.to) },
    { key: "variants", label: say("sale.cheaper"), children: count(sale.variants) },
    { key: "at", label: say("sale.changed"), children: `${dateTimeOf(sale.at)}, ${sale.by}` },
  ]
  return (
    <>
      <p>
        <Mark tone={SALE_TONES[sale.state]}>{say(`sale.state.${sale.state}`)}</Mark>
      </p>
      <FactsAcross items={items} />
      {sale.state === "over" && <p className="soft">{say("sale.over.stays")}</p>}
    </>
  )
}

function Plan({ sale }: { sale: SaleRecord | null }) {
  const say = useSay()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [blank] = useState(() => blankSale(params))
  const at = useSaleForm(sale, blank, (saved) => {
    if (!sale) void navigate(salePath(saved._id), { replace: true })
  })
  const preview = useSalePreview(previewOf(at.values, sale))
  const lines = preview.data?.data ?? []
  // A variant that is left out is no longer in the preview, but its field still shows its name.
  const [left, setLeft] = useState<SaleLine[]>([])
  const leaveOut = (line: SaleLine) => {
    const { variants, without } = at.values
    setLeft([...left, line])
    if (variants.includes(line._id)) at.set({ variants: variants.filter((one) => one !== line._id) })
    else at.set({ without: [...without, line._id].slice(0, SALE.maxVariants) })
  }
  return (
    <FormFrame
      at={at}
      name="sale"
      className="tight"
      save={say(sale ? "sale.save" : "sale.plan")}
      actions={
        sale ? (
          <More sale={sale} />
        ) : (
          <Button onClick={() => void navigate(SALE_WORDS.list.path)} disabled={at.busy}>
            {say("form.cancel")}
          </Button>
        )
      }
    >
      <SaleFields at={at} sale={sale} lines={[...lines, ...left]} />
      <SalePreview preview={preview} onLeaveOut={leaveOut} />
    </FormFrame>
  )
}

/** Ends a running sale, or deletes a planned one. */
function More({ sale }: { sale: SaleRecord }) {
  const say = useSay()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct("sale", "colourway", "product")
  const way = sale.state === "running" ? "sale.stop" : "sale.remove"
  const body = { saleId: sale._id, version: sale.version }
  const ask = () =>
    modal.confirm({
      title: say(`${way}.ask`, { name: sale.name }),
      content: say(`${way}.then`),
      icon: null,
      okText: say(way),
      cancelText: say("sale.keep"),
      okButtonProps: { danger: true },
      onOk: () =>
        way === "sale.stop"
          ? act(askStop, body)
          : act(askRemove, body, () => void navigate(SALE_WORDS.list.path, { replace: true })),
    })
  return <MoreMenu busy={busy} items={[{ key: way, label: say(way), danger: true, onClick: () => void ask() }]} />
}

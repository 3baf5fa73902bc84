import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { garmentOf } from "@silai/contracts/catalogue/garment-sizes"
import { Button } from "antd"
import { useState, type ReactNode } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { BackLink } from "../../../ui/record/back-link"
import { RecordPage } from "../../../ui/record/record-page"
import { useTitle } from "../../../ui/use-title"
import type { WholeColourway } from "./calls"
import { ColourwayForm } from "./form"
import { emptyValues } from "./form-values"
import { StatusMark } from "./status-mark"
import { useColourwayForm } from "./use-colourway-form"
import { WithChoices } from "./with-choices"
import { pathTo, shopPage, VARIANT } from "./words"
import style from "./form.module.css"

const Head = ({
  title,
  backText,
  to,
  children,
}: {
  title: string
  backText: string
  to: string
  children?: ReactNode
}) => (
  <header className={style.head}>
    <BackLink to={to}>{backText}</BackLink>
    <div className="row">
      <h1>{title}</h1>
      {children}
    </div>
  </header>
)

export function ColourwayAdd() {
  useTitle("Add a colour")
  const [params] = useSearchParams()
  return (
    <>
      <Head title="Add a colour" backText="Colours" to={pathTo.list} />
      <WithChoices>{(all) => <AddForm choices={all} product={params.get("product") ?? ""} />}</WithChoices>
    </>
  )
}

function AddForm({ choices, product }: { choices: ColourwayChoices; product: string }) {
  const navigate = useNavigate()
  const [blank] = useState(() => {
    const known = choices.styles.find(({ _id }) => _id === product)
    const measurementType = known?.measurementType ?? "upperBody"
    return {
      ...emptyValues(known?._id, choices.sizes[garmentOf(measurementType)]),
      hsnCode: known?.hsnCode ?? "",
      measurementType,
    }
  })
  // Pictures come next; the new page replaces the form in the history.
  const at = useColourwayForm(null, blank, ({ _id }) => void navigate(pathTo.show(_id), { replace: true }))
  return (
    <ColourwayForm
      at={at}
      choices={choices}
      record={null}
      actions={
        <Button onClick={() => void navigate(pathTo.list)} disabled={at.busy}>
          Cancel
        </Button>
      }
    />
  )
}

export function ColourwayEdit() {
  return (
    <RecordPage<WholeColourway>
      resource="colourway"
      words={VARIANT}
      titleOf={({ variantName }) => `Edit ${variantName}`}
      holds
    >
      {(record) => <WithChoices>{(all) => <EditForm key={record._id} record={record} choices={all} />}</WithChoices>}
    </RecordPage>
  )
}

function EditForm({ record, choices }: { record: Colourway; choices: ColourwayChoices }) {
  const navigate = useNavigate()
  const at = useColourwayForm(record, emptyValues())
  const canPublish = record.status !== "published" && record.missing.filter((need) => need === "images").length === 0
  return (
    <>
      <Head title={record.variantName} backText="Back to the colour" to={pathTo.show(record._id)}>
        <StatusMark status={record.status} />
        <span className={`${style.links} thumbs`}>
          <Link to={pathTo.images(record._id)}>Pictures ({record.images.length})</Link>
          {record.status === "published" ? (
            <a href={shopPage(record.slug)} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          ) : (
            <Link to={pathTo.show(record._id)}>Preview</Link>
          )}
        </span>
      </Head>
      <ColourwayForm
        at={at}
        choices={choices}
        record={record}
        actions={
          <>
            <Button onClick={() => void navigate(pathTo.show(record._id))} disabled={at.busy}>
              {at.dirty ? "Cancel" : "Close"}
            </Button>
            {canPublish && (
              <Button disabled={at.busy} onClick={() => at.submit({ status: "published" })}>
                {at.dirty ? "Save and publish" : "Publish"}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { Button } from "antd"
import { useState, type ReactNode } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { BackLink } from "../../../ui/back-link"
import { ErrorState } from "../../../ui/error-state"
import { RecordPage } from "../../../ui/record-page"
import { PageSkeleton } from "../../../ui/skeleton"
import { useTitle } from "../../../ui/use-title"
import type { WholeColourway } from "./calls"
import { ColourwayForm } from "./form"
import { emptyValues } from "./form-values"
import { StatusMark } from "./status-mark"
import { useChoices } from "./use-colourways"
import { useColourwayForm } from "./use-colourway-form"
import { pathTo, shopPage, VARIANT } from "./words"
import style from "./form.module.css"

type Choices = ReturnType<typeof useChoices>

const Head = ({ title, back, to, children }: { title: string; back: string; to: string; children?: ReactNode }) => (
  <header className={style.head}>
    <BackLink to={to}>{back}</BackLink>
    <div className={style.title}>
      <h1>{title}</h1>
      {children}
    </div>
  </header>
)

export function ColourwayAdd() {
  useTitle("Add a variant")
  const [params] = useSearchParams()
  const choices = useChoices()
  return (
    <>
      <Head title="Add a variant" back="Variants" to={pathTo.list} />
      <WithChoices of={choices}>{(all) => <AddForm choices={all} product={params.get("product") ?? ""} />}</WithChoices>
    </>
  )
}

function AddForm({ choices, product }: { choices: ColourwayChoices; product: string }) {
  const navigate = useNavigate()
  const [blank] = useState(() => {
    const known = choices.styles.find(({ _id }) => _id === product)
    return {
      ...emptyValues(known?._id),
      hsnCode: known?.hsnCode ?? "",
      measurementType: known?.measurementType ?? ("upperBody" as const),
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
  const choices = useChoices()
  return (
    <RecordPage<WholeColourway>
      resource="colourway"
      words={VARIANT}
      titleOf={({ variantName }) => `Edit ${variantName}`}
      holds
    >
      {(record) => (
        <WithChoices of={choices}>{(all) => <EditForm key={record._id} record={record} choices={all} />}</WithChoices>
      )}
    </RecordPage>
  )
}

/** What the fields choose from, as soon as it is read. */
function WithChoices({ of, children }: { of: Choices; children: (choices: ColourwayChoices) => ReactNode }) {
  if (of.data) return children(of.data)
  return of.error ? <ErrorState error={of.error} onRetry={() => void of.refetch()} /> : <PageSkeleton />
}

function EditForm({ record, choices }: { record: Colourway; choices: ColourwayChoices }) {
  const navigate = useNavigate()
  const at = useColourwayForm(record, emptyValues())
  const canPublish = record.status !== "published" && record.missing.filter((need) => need === "images").length === 0
  return (
    <>
      <Head title={record.variantName} back="Back to the variant" to={pathTo.show(record._id)}>
        <StatusMark status={record.status} />
        <span className={style.links}>
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

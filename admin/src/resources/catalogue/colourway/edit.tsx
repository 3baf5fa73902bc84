import { useOne } from "@refinedev/core"
import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { Button } from "antd"
import { useState, type ReactNode } from "react"
import { Link, useNavigate, useParams, useSearchParams } from "react-router"
import { call } from "../../../providers/call"
import { CallRefused } from "../../../providers/refusal"
import { BackLink } from "../../../ui/back-link"
import { ErrorState } from "../../../ui/error-state"
import { PageSkeleton } from "../../../ui/skeleton"
import { useTitle } from "../../../ui/use-title"
import { askAdd, askUpdate, type WholeColourway } from "./calls"
import { ColourwayForm } from "./form"
import { changeOf, emptyValues, factsOf } from "./form-values"
import { NoVariant } from "./no-variant"
import { StatusMark } from "./status-mark"
import { useChoices } from "./use-colourways"
import { useForm } from "./use-form"
import { pathTo, shopPage } from "./words"
import style from "./form.module.css"

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
      {choices.data ? (
        <AddForm choices={choices.data} product={params.get("product") ?? ""} />
      ) : choices.error ? (
        <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
      ) : (
        <PageSkeleton />
      )}
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
  const form = useForm(null, blank)
  const save = async () => {
    const { color, colorCode, ...facts } = factsOf(form.values)
    const reply = await form.save(() => call(askAdd, { product: form.values.product, color, colorCode, ...facts }))
    // Pictures come next; the new page takes the form's place in the history.
    if (reply) void navigate(pathTo.show(reply.data._id), { replace: true })
  }
  return (
    <ColourwayForm
      {...form}
      choices={choices}
      record={null}
      onSave={() => void save()}
      notice={form.refusal?.message}
      actions={
        <Button onClick={() => void navigate(pathTo.list)} disabled={form.busy}>
          Cancel
        </Button>
      }
    />
  )
}

export function ColourwayEdit() {
  const { id = "" } = useParams()
  const { query } = useOne<WholeColourway>({ resource: "colourway", id, errorNotification: false })
  const choices = useChoices()
  const record = query.data?.data
  const error = (query.error ?? choices.error) as Error | null
  useTitle(record ? `Edit ${record.variantName}` : "Edit a variant")
  if (record && choices.data)
    return (
      <EditForm
        key={record._id}
        record={record}
        choices={choices.data}
        reload={async () => (await query.refetch({ throwOnError: true })).data!.data}
      />
    )
  if (error instanceof CallRefused && error.statusCode === 404) return <NoVariant />
  return error ? (
    <ErrorState
      whole
      error={error}
      onRetry={() => {
        void query.refetch()
        void choices.refetch()
      }}
    />
  ) : (
    <PageSkeleton />
  )
}

type EditProps = { record: Colourway; choices: ColourwayChoices; reload: () => Promise<Colourway> }

function EditForm({ record, choices, reload }: EditProps) {
  const navigate = useNavigate()
  const form = useForm(record, emptyValues())
  const canPublish = record.status !== "published" && record.missing.filter((need) => need === "images").length === 0
  const send = (version: number, status?: "published") =>
    form.save(() =>
      call(askUpdate, {
        _id: record._id,
        version,
        ...changeOf(form.base.values, form.values),
        ...(status ? { status } : {}),
      }),
    )
  const collided = form.refusal?.code === "catalogue.changed_meanwhile"
  const overwrite = async () => {
    const latest = await form.ask(reload)
    if (latest) await send(latest.version)
  }
  const takeTheirs = async () => {
    const latest = await form.ask(reload)
    if (latest) form.rebase(latest)
  }
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
        {...form}
        choices={choices}
        record={record}
        onSave={() => void send(form.base.version)}
        notice={
          form.refusal && (
            <>
              <p>{form.refusal.message}</p>
              {collided && (
                <p className={style.ways}>
                  <Button size="small" onClick={() => void overwrite()}>
                    Keep both: save what I changed
                  </Button>{" "}
                  <Button size="small" onClick={() => void takeTheirs()}>
                    Drop mine, show theirs
                  </Button>
                </p>
              )}
            </>
          )
        }
        actions={
          <>
            <Button onClick={() => void navigate(pathTo.show(record._id))} disabled={form.busy}>
              {form.dirty ? "Cancel" : "Close"}
            </Button>
            {canPublish && (
              <Button disabled={form.busy} onClick={() => void send(form.base.version, "published")}>
                {form.dirty ? "Save and publish" : "Publish"}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

import { useOne } from "@refinedev/core"
import { Button } from "antd"
import { useState } from "react"
import { useNavigate, useParams, useSearchParams } from "react-router"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/back-link"
import { SaveBar } from "../../ui/save-bar"
import { useTitle } from "../../ui/use-title"
import { NoRecord } from "./shelf-parts"
import { askStyleAdd, askStyleUpdate, type StyleRecord } from "./style-calls"
import { StyleFields, type StyleValues } from "./style-form"
import { useRecordForm } from "./use-record-form"
import style from "./shelf.module.css"

const list = { path: "/product/manage", name: "Products" }
const changed = ["product", "category"]

export function StyleAdd() {
  useTitle("Add a product")
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const form = useRecordForm<StyleValues>(
    { name: "", slug: "", categoryId: params.get("category") ?? "", rank: null, renameVariants: true },
    changed,
  )
  const [slugTouched, setSlugTouched] = useState(false)
  const save = () => {
    if (!form.values.categoryId)
      return form.refuse({ code: "unsaid", field: "categoryId", message: "Please choose a category." })
    const { name, slug, categoryId, rank } = form.values
    void form.save(
      () => call(askStyleAdd, { name, slug: slug || undefined, categoryId, rank: rank ?? undefined }),
      ({ data }) => void navigate(`/product/view/${data._id}`, { replace: true }),
    )
  }
  return (
    <form className={style.form} noValidate>
      <BackLink to={list.path}>{list.name}</BackLink>
      <h1>Add a product</h1>
      <StyleFields {...form} slugTouched={slugTouched} onSlugTouched={() => setSlugTouched(true)} namesakes={0} />
      <SaveBar dirty={form.dirty} busy={form.busy} save="Add the product" onSave={save} trouble={form.loose?.message}>
        <Button onClick={() => void navigate(list.path)} disabled={form.busy}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}

export function StyleEdit() {
  const { id = "" } = useParams()
  const { query } = useOne<StyleRecord>({ resource: "product", id, errorNotification: false })
  const one = query.data?.data
  useTitle(one ? `Edit ${one.name}` : "Edit a product")
  if (!one)
    return (
      <NoRecord
        error={query.error as unknown as Error | null}
        what="product"
        list={list}
        onRetry={() => void query.refetch()}
      />
    )
  return <Edit key={one._id} one={one} reload={async () => (await query.refetch({ throwOnError: true })).data!.data} />
}

const valuesOf = ({ name, slug, category, rank }: StyleRecord): StyleValues => ({
  name,
  slug,
  categoryId: category._id,
  rank,
  renameVariants: true,
})

function Edit({ one, reload }: { one: StyleRecord; reload: () => Promise<StyleRecord> }) {
  const navigate = useNavigate()
  const form = useRecordForm(valuesOf(one), changed)
  // Whoever saves is held to what they saw when they began to type.
  const [version, setVersion] = useState(one.version)
  if (!form.dirty && version !== one.version) setVersion(one.version)
  const save = () =>
    void form.save(
      () => call(askStyleUpdate, { productId: one._id, ...form.values, rank: form.values.rank ?? undefined, version }),
      () => void navigate(`/product/view/${one._id}`, { replace: true }),
    )
  const takeLatest = async () => {
    const latest = await form.take(reload, valuesOf)
    if (latest) setVersion(latest.version)
  }
  const renamed = form.values.name.trim() !== one.name
  const namesakes = one.variants.filter(({ color, variantName }) => variantName === `${color} ${one.name}`).length
  return (
    <form className={style.form} noValidate>
      <BackLink to={list.path}>{list.name}</BackLink>
      <h1>Edit {one.name}</h1>
      <StyleFields {...form} slugTouched onSlugTouched={() => undefined} namesakes={renamed ? namesakes : 0} />
      <SaveBar
        dirty={form.dirty}
        busy={form.busy}
        save="Save"
        onSave={save}
        trouble={
          form.loose && (
            <>
              {form.loose.message}{" "}
              {form.loose.code === "catalogue.style_changed" && (
                <Button type="link" size="small" onClick={() => void takeLatest()}>
                  Load the latest
                </Button>
              )}
            </>
          )
        }
      >
        <Button onClick={() => void navigate(`/product/view/${one._id}`)} disabled={form.busy}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}

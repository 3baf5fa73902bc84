import { useOne } from "@refinedev/core"
import { Button } from "antd"
import { useState } from "react"
import { useNavigate, useParams } from "react-router"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/back-link"
import { SaveBar } from "../../ui/save-bar"
import { useTitle } from "../../ui/use-title"
import { askCategoryAdd, askCategoryUpdate, type CategoryRecord } from "./category-calls"
import { CategoryFields, type CategoryValues } from "./category-form"
import { NoRecord } from "./shelf-parts"
import { useRecordForm } from "./use-record-form"
import style from "./shelf.module.css"

const list = { path: "/category/manage", name: "Categories" }
const empty: CategoryValues = {
  name: "",
  slug: "",
  description: "",
  active: true,
  measurementType: "upperBody",
  sizeChart: "Shirts",
}
const changed = ["category", "product"]

export function CategoryAdd() {
  useTitle("Add a category")
  const navigate = useNavigate()
  const form = useRecordForm(empty, changed)
  const [slugTouched, setSlugTouched] = useState(false)
  const save = () =>
    void form.save(
      () => call(askCategoryAdd, { ...form.values, slug: form.values.slug || undefined }),
      ({ data }) => void navigate(`/category/view/${data._id}`, { replace: true }),
    )
  return (
    <form className={style.form} noValidate>
      <BackLink to={list.path}>{list.name}</BackLink>
      <h1>Add a category</h1>
      <CategoryFields {...form} slugTouched={slugTouched} onSlugTouched={() => setSlugTouched(true)} published={0} />
      <SaveBar dirty={form.dirty} busy={form.busy} save="Add the category" onSave={save} trouble={form.loose?.message}>
        <Button onClick={() => void navigate(list.path)} disabled={form.busy}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}

export function CategoryEdit() {
  const { id = "" } = useParams()
  const { query } = useOne<CategoryRecord>({ resource: "category", id, errorNotification: false })
  const category = query.data?.data
  useTitle(category ? `Edit ${category.name}` : "Edit a category")
  if (!category)
    return (
      <NoRecord
        error={query.error as unknown as Error | null}
        what="category"
        list={list}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <Edit
      key={category._id}
      category={category}
      reload={async () => (await query.refetch({ throwOnError: true })).data!.data}
    />
  )
}

const valuesOf = ({ name, slug, description, active, measurementType, sizeChart }: CategoryRecord): CategoryValues => ({
  name,
  slug,
  description,
  active,
  measurementType,
  sizeChart,
})

function Edit({ category, reload }: { category: CategoryRecord; reload: () => Promise<CategoryRecord> }) {
  const navigate = useNavigate()
  const form = useRecordForm(valuesOf(category), changed)
  // Whoever saves is held to what they saw when they began to type.
  const [version, setVersion] = useState(category.version)
  if (!form.dirty && version !== category.version) setVersion(category.version)
  const save = () =>
    void form.save(
      () => call(askCategoryUpdate, { categoryId: category._id, ...form.values, version }),
      () => void navigate(`/category/view/${category._id}`, { replace: true }),
    )
  const takeLatest = async () => {
    const latest = await form.take(reload, valuesOf)
    if (latest) setVersion(latest.version)
  }
  const outdated = form.loose?.code === "catalogue.category_changed"
  return (
    <form className={style.form} noValidate>
      <BackLink to={list.path}>{list.name}</BackLink>
      <h1>Edit {category.name}</h1>
      <CategoryFields
        {...form}
        slugTouched
        onSlugTouched={() => undefined}
        published={category.active ? category.published : 0}
      />
      <SaveBar
        dirty={form.dirty}
        busy={form.busy}
        save="Save"
        onSave={save}
        trouble={
          form.loose && (
            <>
              {form.loose.message}{" "}
              {outdated && (
                <Button type="link" size="small" onClick={() => void takeLatest()}>
                  Load the latest
                </Button>
              )}
            </>
          )
        }
      >
        <Button onClick={() => void navigate(`/category/view/${category._id}`)} disabled={form.busy}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}

import { useInvalidate, useList, useOne } from "@refinedev/core"
import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { App, Button } from "antd"
import { Link, useNavigate, useParams } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/back-link"
import { EmptyState } from "../../ui/error-state"
import { count, dateTimeOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { Mark } from "../../ui/mark"
import { Bar } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import { askCategoryDelete, type CategoryRecord } from "./category-calls"
import { Fact, NoRecord } from "./shelf-parts"
import { StyleCards } from "./style-cards"
import type { StyleRecord } from "./style-calls"
import style from "./shelf.module.css"

const list = { path: "/category/manage", name: "Categories" }
const SHOWN = 12

export function CategoryShow() {
  const { id = "" } = useParams()
  const { query } = useOne<CategoryRecord>({ resource: "category", id, errorNotification: false })
  const category = query.data?.data
  const mayWrite = useMay()("catalogue.write")
  useTitle(category?.name ?? "Category")
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
    <article className={style.page}>
      <BackLink to={list.path}>{list.name}</BackLink>
      <header className={style.head}>
        <div>
          <h1>{category.name}</h1>
          <p className={style.under}>
            {category.active ? <Mark tone="done">Shown in the shop</Mark> : <Mark tone="quiet">Hidden</Mark>}
            <span>Changed {dateTimeOf(category.updatedAt)}</span>
          </p>
        </div>
        {mayWrite && (
          <div className={style.actions}>
            <DeleteButton category={category} />
            <LinkButton to={`/category/edit/${category._id}`}>Edit</LinkButton>
          </div>
        )}
      </header>
      <dl className={style.facts}>
        <Fact name="Address">
          <code>{category.slug}</code>
        </Fact>
        <Fact name="Place">{count(category.rank + 1)}</Fact>
        <Fact name="Custom sizes ask for">
          {MEASUREMENTS[category.measurementType].map((name) => MEASUREMENT_LABELS[name]).join(", ")}
        </Fact>
        <Fact name="Size chart">{category.sizeChart ?? "None"}</Fact>
        <Fact name="Holds">
          {count(category.products)} {category.products === 1 ? "product" : "products"}, {count(category.published)} of{" "}
          {count(category.variants)} variants on sale
        </Fact>
        {category.description && <Fact name="Description">{category.description}</Fact>}
      </dl>
      <Products category={category} />
    </article>
  )
}

function Products({ category }: { category: CategoryRecord }) {
  const mayWrite = useMay()("catalogue.write")
  const { query } = useList<StyleRecord>({
    resource: "product",
    pagination: { mode: "server", currentPage: 1, pageSize: SHOWN },
    meta: { category: category._id, status: "all" },
    errorNotification: false,
  })
  const rows = query.data?.data
  return (
    <section>
      <div className={style.sectionHead}>
        <h2>Products in it</h2>
        {mayWrite && <Link to={`/product/add?category=${category._id}`}>Add a product</Link>}
      </div>
      {rows?.length === 0 && <EmptyState title="Nothing in it yet" />}
      {rows ? <StyleCards styles={rows} /> : <Bar height={120} />}
      {category.products > SHOWN && (
        <p>
          <Link to={`/product/manage?category=${category._id}`}>All {count(category.products)} products</Link>
        </p>
      )}
    </section>
  )
}

/** Deleting says what follows; a category that is in use says why it cannot go, before anybody asks. */
function DeleteButton({ category }: { category: CategoryRecord }) {
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const inUse = category.products > 0
  const ask = () =>
    modal.confirm({
      title: inUse ? `“${category.name}” is in use` : `Delete “${category.name}”?`,
      content: inUse
        ? `It holds ${count(category.products)} ${category.products === 1 ? "product" : "products"}. Move ${category.products === 1 ? "it" : "them"} to another category first.`
        : "It leaves the filters and lists for good.",
      icon: null,
      okText: inUse ? "All right" : "Delete",
      cancelText: "Keep it",
      okButtonProps: { danger: !inUse },
      cancelButtonProps: { style: inUse ? { display: "none" } : {} },
      onOk: inUse
        ? undefined
        : async () => {
            try {
              const reply = await call(askCategoryDelete, { categoryId: category._id })
              void message.success(reply.message)
              void navigate(list.path, { replace: true })
              await invalidate({ resource: "category", invalidates: ["list"] })
            } catch (error) {
              void message.error((error as Error).message)
            }
          },
    })
  return (
    <Button danger type="text" onClick={ask}>
      Delete
    </Button>
  )
}

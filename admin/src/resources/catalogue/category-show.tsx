import { useList } from "@refinedev/core"
import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { App, Table } from "antd"
import { Link, useNavigate } from "react-router"
import { filtersOf } from "../../providers/list-address"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState } from "../../ui/state/error-state"
import { count, dateTimeOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { Mark } from "../../ui/mark"
import { tableProps } from "../../ui/list/table-props"
import { useAct } from "../../ui/use-act"
import { RecordPage } from "../../ui/record/record-page"
import { askCategoryDelete, type CategoryRecord } from "./category-calls"
import { Fact, FactsAcross } from "../../ui/record/box"
import { MoreMenu } from "../../ui/record/more-menu"
import { CATEGORY } from "./record-parts"
import { styleColumns } from "./style-list"
import type { StyleRecord } from "./style-calls"
import page from "../../ui/record/record.module.css"

const SHOWN = 12

export const CategoryShow = () => (
  <RecordPage<CategoryRecord> resource="category" words={CATEGORY} titleOf={({ name }) => name}>
    {(category) => <Whole category={category} />}
  </RecordPage>
)

function Whole({ category }: { category: CategoryRecord }) {
  const mayWrite = useMay()("catalogue.write")
  return (
    <article className={page.page}>
      <BackLink to={CATEGORY.list.path}>{CATEGORY.list.name}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{category.name}</h1>
          <p className={page.under}>
            {category.active ? (
              <Mark tone="done">Shown in the shop</Mark>
            ) : (
              <Mark tone="quiet">Hidden from the shop</Mark>
            )}
            <span>Changed {dateTimeOf(category.updatedAt)}</span>
          </p>
        </div>
        {mayWrite && (
          <div className="row">
            <More category={category} />
            {category.variants > 0 && (
              <LinkButton to={`/discount-calculator?category=${category._id}`}>Discount</LinkButton>
            )}
            <LinkButton to={`/category/edit/${category._id}`} main>
              Edit
            </LinkButton>
          </div>
        )}
      </header>
      <FactsAcross>
        <Fact label="Address">
          <code>{category.slug}</code>
        </Fact>
        <Fact label="Place">{count(category.rank + 1)}</Fact>
        <Fact label="Custom sizes ask for">
          {MEASUREMENTS[category.measurementType].map((name) => MEASUREMENT_LABELS[name]).join(", ")}
        </Fact>
        <Fact label="Size chart">{category.sizeChart ?? "None"}</Fact>
        <Fact label="Holds">
          {count(category.products)} {category.products === 1 ? "product" : "products"}, {count(category.published)} of{" "}
          {count(category.variants)} colours on sale
        </Fact>
        {category.description && <Fact label="Internal note">{category.description}</Fact>}
      </FactsAcross>
      <Products category={category} />
    </article>
  )
}

function Products({ category }: { category: CategoryRecord }) {
  const mayWrite = useMay()("catalogue.write")
  const { query } = useList<StyleRecord>({
    resource: "product",
    pagination: { mode: "server", currentPage: 1, pageSize: SHOWN },
    filters: filtersOf({ category: category._id, status: "all" }),
    errorNotification: false,
  })
  const rows = query.data?.data
  return (
    <section>
      <div className={`titled thumbs`}>
        <h2>Products in it</h2>
        {mayWrite && <Link to={`/product/add?category=${category._id}`}>Add a product</Link>}
      </div>
      {rows?.length === 0 && <EmptyState title="Nothing in it yet" />}
      {rows?.length !== 0 && (
        <Table<StyleRecord> {...tableProps} columns={styleColumns} dataSource={rows} loading={!rows} />
      )}
      {category.products > SHOWN && (
        <p>
          <Link to={`/product/manage?category=${category._id}`}>All {count(category.products)} products</Link>
        </p>
      )}
    </section>
  )
}

/** Deleting states its consequence; a category in use says in advance why it cannot be deleted. */
function More({ category }: { category: CategoryRecord }) {
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act } = useAct("category")
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
        : () =>
            act(
              askCategoryDelete,
              { categoryId: category._id },
              () => void navigate(CATEGORY.list.path, { replace: true }),
            ),
    })
  return <MoreMenu items={[{ key: "delete", label: "Delete", danger: true, onClick: () => void ask() }]} />
}

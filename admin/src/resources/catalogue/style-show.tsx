import { useInvalidate, useOne } from "@refinedev/core"
import type { StyleVariant } from "@silai/contracts/catalogue/style-calls"
import { App, Button } from "antd"
import { Link, useNavigate, useParams } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/back-link"
import { EmptyState } from "../../ui/error-state"
import { count, dateTimeOf, money } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { Mark } from "../../ui/mark"
import { Thumbnail } from "../../ui/thumbnail"
import { useTitle } from "../../ui/use-title"
import { Fact, NoRecord } from "./shelf-parts"
import { StyleState, stockWords } from "./style-cards"
import { askStyleRemove, askStyleUpdate, type StyleRecord } from "./style-calls"
import style from "./shelf.module.css"

const list = { path: "/product/manage", name: "Products" }

export function StyleShow() {
  const { id = "" } = useParams()
  const { query } = useOne<StyleRecord>({ resource: "product", id, errorNotification: false })
  const one = query.data?.data
  const mayWrite = useMay()("catalogue.write")
  useTitle(one?.name ?? "Product")
  if (!one)
    return (
      <NoRecord
        error={query.error as unknown as Error | null}
        what="product"
        list={list}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <article className={style.page}>
      <BackLink to={list.path}>{list.name}</BackLink>
      <header className={style.head}>
        <div>
          <h1>{one.name}</h1>
          <p className={style.under}>
            <StyleState style={one} />
            <span>Changed {dateTimeOf(one.updatedAt)}</span>
          </p>
        </div>
        {mayWrite && (
          <div className={style.actions}>
            <RemoveButton one={one} />
            <LinkButton to={`/product/edit/${one._id}`}>Edit</LinkButton>
          </div>
        )}
      </header>
      <dl className={style.facts}>
        <Fact name="Category">
          <Link to={`/category/view/${one.category._id}`}>{one.category.name}</Link>
        </Fact>
        <Fact name="Address">
          <code>{one.slug}</code>
        </Fact>
        <Fact name="Price">{one.fromPrice === null ? "None yet" : `from ${money(one.fromPrice)}`}</Fact>
        <Fact name="Stock">{count(one.stock)} ready-made</Fact>
      </dl>
      <section>
        <div className={style.sectionHead}>
          <h2>Variants</h2>
          <span className={style.links}>
            {one.variants.length > 0 && (
              <Link to={`/discount-calculator?variants=${one.variants.map(({ _id }) => _id).join(",")}`}>
                Work out a discount
              </Link>
            )}
            {mayWrite && <Link to={`/product/variant/add?product=${one._id}`}>Add a variant</Link>}
          </span>
        </div>
        {one.variants.length === 0 && (
          <EmptyState title="No variants yet">
            <p>Each colour of a product is a variant. Shoppers see a product once one of its variants is published.</p>
          </EmptyState>
        )}
        <ul className={style.colourways}>
          {one.variants.map((variant) => (
            <ColourwayCard key={variant._id} variant={variant} />
          ))}
        </ul>
      </section>
    </article>
  )
}

const ColourwayCard = ({ variant }: { variant: StyleVariant }) => (
  <li data-draft={variant.status === "draft"}>
    <Thumbnail src={variant.thumbnail || null} alt="" width={112} />
    <div>
      <Link to={`/product/variant/${variant._id}`} className={style.name}>
        {variant.variantName}
      </Link>
      <p className={style.soft}>
        <i style={{ background: variant.colorCode }} aria-hidden="true" /> {variant.color}
      </p>
      <p className="figures">
        {variant.price === null ? <span className={style.soft}>No price</span> : money(variant.price)}
        {variant.discount > 0 && variant.basePrice !== null && (
          <>
            {" "}
            <s>{money(variant.basePrice)}</s> <span className={style.percent}>{variant.discount}% off</span>
          </>
        )}
      </p>
      <p className={style.soft}>
        {variant.stock === 0 && variant.backorder ? "made to order" : stockWords(variant.stock)}
      </p>
      {variant.status === "draft" ? (
        <Mark tone="quiet">Draft</Mark>
      ) : (
        <a href={`/product/${variant.slug}`}>See it in the shop</a>
      )}
    </div>
  </li>
)

/** One action with three outcomes, each said beforehand: refused while sold, put away while it has drafts, deleted when empty. */
function RemoveButton({ one }: { one: StyleRecord }) {
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const act = async (work: () => Promise<{ message: string }>, then?: () => void) => {
    try {
      const reply = await work()
      void message.success(reply.message)
      then?.()
      await Promise.all(["product", "category"].map((resource) => invalidate({ resource, invalidates: ["all"] })))
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  if (one.archived)
    return (
      <Button type="text" onClick={() => void act(() => call(askStyleUpdate, { productId: one._id, archived: false }))}>
        Bring back
      </Button>
    )

  const ask = () => {
    const words =
      one.published > 0
        ? {
            title: "Shoppers still see it",
            content: `${count(one.published)} of its variants ${one.published === 1 ? "is" : "are"} published. Take ${one.published === 1 ? "it" : "them"} out of the shop first.`,
            okText: "All right",
          }
        : one.variants.length > 0
          ? {
              title: `Put “${one.name}” away?`,
              content:
                "It leaves this list with its drafts. Orders that hold a variant of it stay as they are, and it can be brought back.",
              okText: "Put away",
            }
          : { title: `Delete “${one.name}”?`, content: "It has no variants; nothing else is lost.", okText: "Delete" }
    modal.confirm({
      ...words,
      icon: null,
      cancelText: "Keep it",
      okButtonProps: { danger: one.published === 0 },
      cancelButtonProps: { style: one.published > 0 ? { display: "none" } : {} },
      onOk:
        one.published > 0
          ? undefined
          : () =>
              act(
                () => call(askStyleRemove, { productId: one._id }),
                () => void navigate(list.path, { replace: true }),
              ),
    })
  }
  return (
    <Button danger type="text" onClick={ask}>
      Remove
    </Button>
  )
}

import { factName, STYLE_FACTS } from "@silai/contracts/catalogue/facts"
import type { StyleVariant } from "@silai/contracts/catalogue/style-calls"
import { App } from "antd"
import { Link, useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState } from "../../ui/state/error-state"
import { count, dateTimeOf, money } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { Mark } from "../../ui/mark"
import { useAct } from "../../ui/use-act"
import { RecordPage } from "../../ui/record/record-page"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { Fact, FactsAcross } from "../../ui/record/box"
import { MoreMenu } from "../../ui/record/more-menu"
import { PRODUCT } from "./record-parts"
import { StyleState, stockWords } from "./style-state"
import { askStyleRemove, askStyleUpdate, type StyleRecord } from "./style-calls"
import page from "../../ui/record/record.module.css"
import style from "./catalogue.module.css"

export const StyleShow = () => (
  <RecordPage<StyleRecord> resource="product" words={PRODUCT} titleOf={({ name }) => name}>
    {(one) => <Whole one={one} />}
  </RecordPage>
)

function Whole({ one }: { one: StyleRecord }) {
  const mayWrite = useMay()("catalogue.write")
  return (
    <article className={page.page}>
      <BackLink to={PRODUCT.list.path}>{PRODUCT.list.name}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{one.name}</h1>
          <p className={page.under}>
            <StyleState style={one} />
            <span>Changed {dateTimeOf(one.updatedAt)}</span>
          </p>
        </div>
        {mayWrite && (
          <div className="row">
            <More one={one} />
            <LinkButton to={`/product/edit/${one._id}`} main>
              Edit
            </LinkButton>
          </div>
        )}
      </header>
      <FactsAcross>
        <Fact label="Category">
          <Link to={`/category/view/${one.category._id}`}>{one.category.name}</Link>
        </Fact>
        <Fact label="Address">
          <code>{one.slug}</code>
        </Fact>
        <Fact label="Price">{one.fromPrice === null ? "None yet" : `from ${money(one.fromPrice)}`}</Fact>
        <Fact label="Fabric, fit and sleeve">
          {STYLE_FACTS.flatMap((fact) => (one[fact] ? [factName(fact, one[fact])] : [])).join(", ") || "Not said"}
        </Fact>
        <Fact label="Stock">{count(one.stock)} ready-made</Fact>
      </FactsAcross>
      <section>
        <div className={`titled thumbs`}>
          <h2>Colours</h2>
          <span className="row">
            {one.variants.length > 0 && (
              <Link to={`/discount-calculator?variants=${one.variants.map(({ _id }) => _id).join(",")}`}>
                Work out a discount
              </Link>
            )}
            {mayWrite && <Link to={`/product/variant/add?product=${one._id}`}>Add a colour</Link>}
          </span>
        </div>
        {one.variants.length === 0 && (
          <EmptyState title="No colours yet">
            <p>Shoppers see a product once one of its colours is published.</p>
          </EmptyState>
        )}
        <ul className={`${style.colourways} thumbs`}>
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
      <p className="soft">
        <i data-cloth style={{ background: variant.colorCode }} aria-hidden="true" /> {variant.color}
      </p>
      <p className="figures">
        {variant.price === null ? <span className="soft">No price</span> : money(variant.price)}
        {variant.discount > 0 && variant.basePrice !== null && (
          <>
            {" "}
            <s>{money(variant.basePrice)}</s> <span className={style.percent}>{variant.discount}% off</span>
          </>
        )}
      </p>
      <p className="soft">{variant.stock === 0 && variant.backorder ? "made to order" : stockWords(variant.stock)}</p>
      {variant.status === "draft" ? (
        <Mark tone="quiet">Draft</Mark>
      ) : (
        <a href={`/product/${variant.slug}`} target="_blank" rel="noopener">
          See it in the shop
        </a>
      )}
    </div>
  </li>
)

/**
 * Archive is for what has variants, Delete for what has none; neither while shoppers see one of them. The
 * server has one call for both (contracts, style calls).
 */
function More({ one }: { one: StyleRecord }) {
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act } = useAct("product", "category")
  const shown = one.published > 0
  const verb = one.variants.length > 0 ? "Archive" : "Delete"
  const ask = () =>
    modal.confirm({
      title: shown ? "Shoppers still see it" : `${verb} “${one.name}”?`,
      content: shown
        ? `${count(one.published)} of its colours ${one.published === 1 ? "is" : "are"} published. Hide ${one.published === 1 ? "it" : "them"} from the shop first.`
        : verb === "Archive"
          ? "It leaves this list with its drafts. Orders that hold a colour of it stay as they are, and it can be brought back."
          : "It has no colours; nothing else is lost.",
      okText: shown ? "All right" : verb,
      icon: null,
      cancelText: "Keep it",
      okButtonProps: { danger: !shown },
      cancelButtonProps: { style: shown ? { display: "none" } : {} },
      onOk: shown
        ? undefined
        : () => act(askStyleRemove, { productId: one._id }, () => void navigate(PRODUCT.list.path, { replace: true })),
    })
  const unarchive = () => void act(askStyleUpdate, { productId: one._id, archived: false })
  const items = one.archived
    ? [{ key: "back", label: "Unarchive", onClick: unarchive }]
    : [{ key: "remove", label: verb, danger: true, onClick: ask }]
  return <MoreMenu items={items} />
}

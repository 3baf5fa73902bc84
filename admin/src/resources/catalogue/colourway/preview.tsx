import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { catalogueMessages, productSections } from "@silai/contracts/catalogue/messages"
import { useState } from "react"
import { Link } from "react-router"
import { dateTimeOf, money } from "../../../ui/format"
import { pathTo } from "./words"
import style from "./show.module.css"

const text = (title: string, body: string) =>
  body && (
    <section>
      <h2>{title}</h2>
      <p>{body}</p>
    </section>
  )

/** The piece as on its page in the shop; drafts too, which customers cannot open. */
export function AsCustomersSee({ record }: { record: Colourway }) {
  return (
    <section className={style.shop} aria-label="As customers see it">
      <p className="caps">As customers see it</p>
      <div className={style.piece}>
        <Pictures record={record} />
        <div className={`${style.words} stack`}>
          <p className={style.soft}>{record.product.category.name}</p>
          <p className={style.name}>{record.variantName}</p>
          <PriceLine record={record} />
          <ul className={`${style.sizes} row`} aria-label="Sizes">
            {record.sizes.map(({ size, free }) => (
              <li key={size} data-out={free === 0 && !record.backorder}>
                {size}
                <small>{free === 0 && record.backorder ? "to order" : free}</small>
              </li>
            ))}
            {record.customSizeOption && <li>{catalogueMessages.customSize}</li>}
          </ul>
          {record.details && (
            <section>
              <h2>{productSections.details}</h2>
              {/* Sanitised by the server, on write and on read. */}
              <div className={style.details} dangerouslySetInnerHTML={{ __html: record.details }} />
            </section>
          )}
          {text(productSections.sizeAndFit, record.sizeAndFit)}
          {text(productSections.washCare, record.washCare)}
        </div>
      </div>
    </section>
  )
}

function PriceLine({ record }: { record: Colourway }) {
  const { currentPrice, basePrice, discount, sale } = record
  if (currentPrice === null) return <p className={style.soft}>No price yet</p>
  return (
    <div>
      <p className={style.price}>
        <b>{money(currentPrice)}</b>
        {discount > 0 && basePrice !== null && (
          <>
            <s>{money(basePrice)}</s>
            <span>{catalogueMessages.percentOff(discount)}</span>
          </>
        )}
      </p>
      {sale && sale.state !== "over" && (
        <p className={style.sale}>
          {sale.state === "coming"
            ? `From ${dateTimeOf(sale.from)}: ${money(sale.price)}`
            : `Sale price${sale.to ? ` until ${dateTimeOf(sale.to)}` : ""}, then ${money(record.price ?? 0)}`}
        </p>
      )}
    </div>
  )
}

function Pictures({ record }: { record: Colourway }) {
  const [at, setAt] = useState(0)
  const shown = record.images[Math.min(at, record.images.length - 1)]
  if (!shown)
    return (
      <div className={style.bare}>
        <p>No pictures yet</p>
        <Link to={pathTo.images(record._id)}>Add pictures</Link>
      </div>
    )
  const file = (stem: string, width = 320) => `/images/${stem}-${width}.webp`
  return (
    <div className={style.pictures}>
      <img
        src={file(shown.stem, shown.widths.includes(640) ? 640 : shown.widths[0])}
        alt={shown.alt}
        width={shown.width}
        height={shown.height}
        style={{ background: shown.colour }}
      />
      {record.images.length > 1 && (
        <ul>
          {record.images.map(({ _id, stem, alt }, place) => (
            <li key={_id}>
              <button
                type="button"
                aria-pressed={place === at}
                aria-label={`Picture ${place + 1}: ${alt}`}
                onClick={() => setAt(place)}
              >
                <img src={file(stem, 320)} alt="" width={52} height={65} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

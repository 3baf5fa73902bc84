import type { Colourway, ColourwayRelative } from "@silai/contracts/catalogue/colourway-shapes"
import { Link } from "react-router"
import { Box, Fact, Facts as FactList } from "../../../ui/record/box"
import { count, dateOf, money } from "../../../ui/format"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { salePath } from "../sale/words"
import { Swatch } from "./status-mark"
import { BODY_WORDS, pathTo, shopPage } from "./words"
import style from "./show.module.css"

/** Data of a piece that customers do not see. */
export function Facts({ record }: { record: Colourway }) {
  const promised = record.sizes.reduce((sum, { reserved, held }) => sum + reserved + held, 0)
  const free = record.sizes.reduce((sum, stocked) => sum + stocked.free, 0)
  return (
    <Box title="Facts">
      <FactList>
        <Fact label="Product">
          {record.product.name}, {record.product.category.name}
        </Fact>
        <Fact label="Colour">
          <Swatch code={record.colorCode} /> {record.color} <span className={style.soft}>{record.colorCode}</span>
        </Fact>
        <Fact label="Address">
          {record.status === "published" ? (
            <a href={shopPage(record.slug)} target="_blank" rel="noreferrer">
              {shopPage(record.slug)}
            </a>
          ) : (
            shopPage(record.slug)
          )}
        </Fact>
        {record.oldSlugs.length > 0 && (
          <Fact label="Earlier">
            {record.oldSlugs.map((slug) => (
              <span key={slug} className={style.old}>
                {slug}
              </span>
            ))}
          </Fact>
        )}
        <Fact label="Price">
          {record.price === null ? "not set" : money(record.price)}
          {record.basePrice !== null && record.basePrice !== record.price && `, base ${money(record.basePrice)}`}
        </Fact>
        {record.sales.length > 0 && (
          <Fact label="Sales">
            {record.sales.map(({ _id, name, from, to, price }) => (
              <div key={_id}>
                <Link to={salePath(_id)}>{name}</Link>: {money(price)}, {dateOf(from)} to {dateOf(to)}
              </div>
            ))}
          </Fact>
        )}
        <Fact label="Stock">
          {count(free)} free{promised > 0 && `, ${count(promised)} promised`}
          {record.backorder && ", made to order when out"}
        </Fact>
        <Fact label="Orders">{count(record.orders)}</Fact>
        <Fact label="Measured">{BODY_WORDS[record.measurementType]}</Fact>
        <Fact label="Tags">{record.tags.join(", ") || "none"}</Fact>
        <Fact label="HSN code">{record.hsnCode || "not set"}</Fact>
        {record.amazonLink && (
          <Fact label="Sold at">
            <a href={record.amazonLink} target="_blank" rel="noreferrer nofollow">
              {new URL(record.amazonLink).hostname}
            </a>
          </Fact>
        )}
        <Fact label="Launched">{dateOf(record.launchedAt)}</Fact>
      </FactList>
    </Box>
  )
}

/** Other pieces, each a link to its own page. */
export function Relatives({ title, of }: { title: string; of: readonly ColourwayRelative[] }) {
  if (of.length === 0) return null
  return (
    <Box title={title}>
      <ul className={`${style.relatives} thumbs`}>
        {of.map((one) => (
          <li key={one._id}>
            <Thumbnail src={one.thumbnail || null} alt="" width={32} />
            <Link to={pathTo.show(one._id)}>{one.variantName}</Link>
            {one.status !== "published" && <small>{one.status}</small>}
          </li>
        ))}
      </ul>
    </Box>
  )
}

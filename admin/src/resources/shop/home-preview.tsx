import { homeMessages } from "@silai/contracts/shop/home-messages"
import { shopMessages } from "@silai/contracts/shop/messages"
import { Segmented } from "antd"
import { useState } from "react"
import { money } from "../../ui/format"
import { useParts } from "./home-parts"
import type { HomeValues } from "./home-values"
import style from "./home-preview.module.css"

type Width = "phone" | "desk"
const WIDTHS: { value: Width; label: string }[] = [
  { value: "phone", label: "Phone" },
  { value: "desk", label: "Desk" },
]

/** The home page as the shop will draw it once this is saved, at the width of a phone or a desk. */
export function HomePreview({ values, percentOff }: { values: HomeValues; percentOff: number }) {
  const [width, setWidth] = useState<Width>("phone")
  const parts = useParts()
  const { reckoned, line, headline, mainWords, moreWords, slides = [], tiles = [] } = values
  const picture = parts.shot(width === "phone" ? values.phone : values.wide)
  const seen = slides.flatMap((one) => parts.piece(one) ?? [])
  return (
    <section className={style.box} aria-labelledby="preview">
      <div className={style.head}>
        <h2 id="preview">In the shop</h2>
        <Segmented options={WIDTHS} value={width} onChange={setWidth} aria-label="Width of the preview" />
      </div>
      <div className={style.frame} data-width={width} role="img" aria-label="How the home page looks">
        <div className={style.page}>
          <div className={style.banner} style={{ backgroundColor: picture?.colour }}>
            {picture && <img src={picture.src} alt="" />}
            <div className={style.words}>
              <p className={style.offer}>{reckoned ? homeMessages.offer(percentOff, true) : line}</p>
              <p className={style.headline}>{headline}</p>
            </div>
            <div className={style.ways}>
              <span className={style.main}>{mainWords}</span>
              <span className={style.more}>{moreWords}</span>
            </div>
          </div>
          <p className={style.title}>{shopMessages.designedForYou}</p>
          <div className={style.slides}>
            {seen.map(({ _id, name, price, src }) => (
              <div key={_id} className={style.slide}>
                <span className={style.cloth}>{src && <img src={src} alt="" loading="lazy" />}</span>
                <span>{name}</span>
                {price !== null && <span>{money(price)}</span>}
              </div>
            ))}
          </div>
          <p className={style.title}>{shopMessages.shopByCategory}</p>
          <div className={style.tiles} data-tiles={tiles.length}>
            {tiles.map((tile, place) => {
              const shot = parts.shot(tile?.picture)
              return (
                <div key={place} className={style.tile} style={{ backgroundColor: shot?.colour }}>
                  {shot && <img src={shot.src} alt="" loading="lazy" />}
                  <span>{tile?.words}</span>
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </section>
  )
}

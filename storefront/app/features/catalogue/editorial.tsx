import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { cuttingAdds } from "@silai/contracts/checkout/delivery-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import { paths } from "~/paths"
import { BRAND_FOLDER, FOLDED_CLOTH, workshopPicture } from "~/ui/brand-pictures"
import { Picture } from "~/ui/picture"
import styles from "./editorial.module.css"

const STORIES = [
  {
    title: "Made to measure",
    words: `Cut just for you, at no extra charge. ${catalogueMessages.fitPromise}. ${cuttingAdds}.`,
    picture: FOLDED_CLOTH,
    to: paths.exploreBy({ custom: "1" }),
    link: "See what we cut for you",
  },
  {
    title: `By hand since ${SHOP.since}`,
    words: "One cutter and one tailor for each piece, from the first seam to the last button.",
    picture: workshopPicture("pattern-shears", "#2c3038", "Shears on a paper pattern, laid out on navy cloth"),
    to: paths.about,
    link: "Our story",
  },
] as const

/** A band across a shelf, after each six pieces. */
function Editorial({ place }: { place: number }) {
  const story = STORIES[place % STORIES.length]
  if (!story) return null
  return (
    <li className={styles.band}>
      <Picture
        picture={story.picture}
        sizes="(min-width: 48rem) 45vw, 100vw"
        ratio="8 / 5"
        from={BRAND_FOLDER}
        className={styles.picture}
        alt=""
      />
      <div className={styles.words}>
        <h2>{story.title}</h2>
        <p>{story.words}</p>
        <Link to={story.to}>{story.link}</Link>
      </div>
    </li>
  )
}

/** The possible column counts of a shelf, by width. */
const COLUMNS = [2, 3, 4, 5] as const

/** Fills the rest of a shelf's last row. */
function RowEnd({ count }: { count: number }) {
  const left = Object.fromEntries(
    COLUMNS.map((columns) => [`data-of-${columns}`, (columns - (count % columns)) % columns]),
  )
  return (
    <li className={styles.end} {...left}>
      <div>
        <h2>Not quite your size?</h2>
        <p>{catalogueMessages.fitPromise}: choose Custom Size, and we cut the piece to your measurements.</p>
        <Link to={paths.sizeGuide}>Measuring, step by step</Link>
      </div>
    </li>
  )
}

const BAND_AFTER = 6

/** The inserts of a shelf: a band after each six pieces, and a filler for the last row. */
export const EDITORIAL = {
  before: (place: number) =>
    place > 0 && place % BAND_AFTER === 0 ? <Editorial place={place / BAND_AFTER - 1} /> : null,
  end: (count: number) => <RowEnd count={count} />,
}

import { TAPE } from "~/features/measurement/tape-picture"
import { cuttingAdds } from "@silai/contracts/checkout/delivery-messages"
import { shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import styles from "~/features/content/about.module.css"
import { BRAND_FOLDER, MADE_WIDE, PATTERN_SHEARS } from "~/ui/brand-pictures"
import { Page, Prose } from "~/layout/page"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Picture } from "~/ui/picture"

const TITLE = "About us"

const PICTURES = [MADE_WIDE, PATTERN_SHEARS, TAPE]

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: `${SHOP.name} has been a tailor's shop in ${shop().identity.state} since ${SHOP.since}. How our shirts and trousers are made, and why there are so few of them.`,
    path: paths.about,
  })

export default function About() {
  const { identity } = shop()
  return (
    <Page
      title={`A tailor's shop since ${SHOP.since}`}
      lead={`${SHOP.name} means sewing. It is what we have done, on the same street in ${identity.city}, for more than fifty years.`}
    >
      <div className={styles.columns}>
        <Prose>
          <p>
            The shop began with one table, one pair of shears and a sewing machine that is still oiled every Saturday.
            Neighbours came for wedding suits and school trousers, and stayed because the collar sat right. What they
            learned to trust then is what we sell now: shirts and trousers for men, made by hand, a few shapes done
            well.
          </p>
          <h2>How a piece is made</h2>
          <p>
            Cloth is laid out, looked over in daylight and cut by one cutter. One tailor sews the piece from the first
            seam to the last button, so there is always someone who knows it. Collars and waistbands are turned by hand.
            At the end it is pressed, measured against the chart and, if anything is off, unpicked and sewn again.
          </p>
          <h2>Your size, or made for you</h2>
          <p>
            Most people find themselves between S and XXL. If you do not, choose Custom Size and give us your
            measurements: we cut just for you, at no extra charge, and alter the piece free until it fits. {cuttingAdds}
            . <Link to={paths.madeToMeasure}>How made to measure works</Link>, and{" "}
            <Link to={paths.exploreBy({ custom: "1" })}>which pieces we make to measure</Link>.
          </p>
          <h2>Few colours, on purpose</h2>
          <p>
            Black Aura, Phantom Grey, Classic White and Beige Mist. They go with each other, with what you own, and they
            will still be here when you come back for another.
          </p>
          <h2>Come by</h2>
          <p>{[shopAddress(identity), openingHours(), "The tea is on us."].filter(Boolean).join(". ")}</p>
          <p className={styles.way}>
            <LinkButton to={paths.explore}>See the collection</LinkButton>
          </p>
        </Prose>
        <div className={styles.pictures}>
          {PICTURES.map((picture, place) => (
            <Picture
              key={picture.stem}
              picture={picture}
              sizes="(min-width: 64rem) 40vw, 92vw"
              from={BRAND_FOLDER}
              ratio="8 / 5"
              eager={place === 0}
            />
          ))}
        </div>
      </div>
    </Page>
  )
}

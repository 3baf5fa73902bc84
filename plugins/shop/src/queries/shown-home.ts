import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { VariantCard } from "@silai/contracts/catalogue/service"
import { FIRST_HOME, type HomeContent, type HomePicture, OWN_PICTURES, ownPicture } from "@silai/contracts/shop/home"
import type { HomeSlide, StoredHome, ShownHome } from "@silai/contracts/shop/home-calls"
import { databaseOf } from "@silai/kit/knex"
import { picturesIn } from "../rules/home-pictures"
import { historyOf, sectionNow } from "./settings"

const FOLDER = "/images"
const catalogueOf = (container: MedusaContainer) => container.resolve("catalogue")

function slideOf({ _id, slug, variantName, price, images }: VariantCard): HomeSlide {
  const [first] = [...images].sort((one, other) => one.order - other.order)
  if (!first) return { _id, slug, name: variantName, price, picture: null }
  const { _id: _image, order: _order, ...picture } = first
  return { _id, slug, name: variantName, price, picture: { ...picture, folder: FOLDER } }
}

async function storedPictures(container: MedusaContainer, contents: readonly HomeContent[]): Promise<HomePicture[]> {
  const stems = [...new Set(contents.flatMap(picturesIn))]
  if (!stems.length) return []
  return (await catalogueOf(container).picturesOf(stems)).map((picture) => ({ ...picture, folder: FOLDER }))
}

/** The home page's present content. A deleted or hidden slide is left out, and so is a tile without its picture. */
export async function shownHome(container: MedusaContainer): Promise<ShownHome> {
  const home = await sectionNow(databaseOf(container), "home")
  const catalogue = catalogueOf(container)
  const { reckoned, wide, phone, ...banner } = home.banner
  const [cards, stored, most] = await Promise.all([
    catalogue.cardsOf(home.slides),
    storedPictures(container, [home]),
    reckoned ? catalogue.mostPercentOff() : null,
  ])
  const pictureOf = (name: string) => ownPicture(name) ?? stored.find(({ stem }) => stem === name)
  const first = FIRST_HOME.banner
  return {
    banner: {
      ...banner,
      percentOff: most,
      wide: pictureOf(wide) ?? present(ownPicture(first.wide), "the first wide banner"),
      phone: pictureOf(phone) ?? present(ownPicture(first.phone), "the first banner for phones"),
    },
    slides: cards.map(slideOf),
    tiles: home.tiles.flatMap(({ picture, ...tile }) => {
      const found = pictureOf(picture)
      return found ? [{ ...tile, picture: found }] : []
    }),
  }
}

/** Every version of the home page, and what is needed to draw them. */
export async function homeHistory(
  container: MedusaContainer,
): Promise<{ data: StoredHome[]; slides: HomeSlide[]; pictures: HomePicture[]; percentOff: number }> {
  const data = (await historyOf(databaseOf(container), "home")).map(({ section: _, ...kept }) => kept)
  const contents = data.map(({ values }) => values)
  const catalogue = catalogueOf(container)
  const [cards, stored, percentOff] = await Promise.all([
    catalogue.cardsOf([...new Set(contents.flatMap(({ slides }) => slides))]),
    storedPictures(container, contents),
    catalogue.mostPercentOff(),
  ])
  return { data, slides: cards.map(slideOf), pictures: [...OWN_PICTURES, ...stored], percentOff }
}

import { useQuery } from "@tanstack/react-query"
import { PictureStrip } from "./picture-strip"
import styles from "./pictures.module.css"
import { picturedQuery } from "./queries"
import { reviewWords } from "./words"

/** The newest pictures of all reviews. */
export function PictureRow({ productId }: { productId: string }) {
  const { data = [] } = useQuery(picturedQuery(productId))
  const pictures = data.flatMap((review) => review.images.map((name) => ({ name, review })))
  if (pictures.length === 0) return null
  return (
    <div className={styles.row}>
      <h3 className={styles.head}>{reviewWords.pictures}</h3>
      <PictureStrip pictures={pictures} />
    </div>
  )
}

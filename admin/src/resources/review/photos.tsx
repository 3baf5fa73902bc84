import { smallReviewImage } from "@silai/contracts/review/limits"
import { Photos as Row } from "../../ui/picture/photos"
import { imageAt } from "./calls"

/** The pictures of a review. */
export const Photos = ({ images }: { images: readonly string[] }) => (
  <Row
    photos={images}
    draw={(name, alt, isLarge) => (
      <img src={imageAt(isLarge ? name : smallReviewImage(name))} alt={alt} loading={isLarge ? "eager" : "lazy"} />
    )}
  />
)

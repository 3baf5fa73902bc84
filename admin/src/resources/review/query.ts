import { REVIEW, SHOP_REVIEW_LIST } from "@silai/contracts/review/limits"
import { listAddress, someOfField, textField, yesNoField } from "../../providers/list-address"

export const STARS: readonly number[] = Array.from({ length: REVIEW.stars }, (_, at) => REVIEW.stars - at)

/** The list of reviews in the address. */
export const reviewAddress = listAddress({
  filters: {
    search: textField(SHOP_REVIEW_LIST.maxSearch),
    stars: someOfField(STARS),
    images: yesNoField,
    hidden: yesNoField,
    productId: textField(80),
  },
  sorts: { written: ["oldest", "newest"], rating: ["lowest", "highest"] },
  usual: "newest",
  ...SHOP_REVIEW_LIST,
})

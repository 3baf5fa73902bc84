import type { APIRequestContext } from "@playwright/test"
import { pieceOf } from "./guest"
import { deleteReceived, insertReceived } from "./received"
import { sql, theShop } from "./shop"

export type ReviewWish = {
  slug?: string
  rating?: number
  userName?: string
  reviewTitle?: string
  review?: string
  fit?: "small" | "true" | "large"
  picture?: Buffer
}

export const REVIEWED = "classic-white-formal-shirt"

/** Writes a review as the customer signed in in this browser; returns its id. */
export async function writeReview(at: APIRequestContext, wish: ReviewWish = {}): Promise<string> {
  const { slug = REVIEWED, rating = 5, userName = "Harpreet", reviewTitle = "A fine shirt", picture, fit } = wish
  const piece = await pieceOf(at, slug)
  const response = await at.post(`${theShop().shop}/api/customer/productReview/add`, {
    headers: { origin: theShop().shop, "x-requested-with": "fetch" },
    multipart: {
      productId: piece.product._id,
      variantId: piece._id,
      rating: `${rating}`,
      userName,
      reviewTitle,
      review: wish.review ?? "The collar sits well, and the cloth stays cool in May.",
      ...(fit && { fit }),
      ...(picture && { images: { name: "a picture.png", mimeType: "image/png", buffer: picture } }),
    },
  })
  if (!response.ok()) throw new Error(`The review was refused: ${response.status()} ${await response.text()}`)
  return ((await response.json()) as { data: { _id: string } }).data._id
}

/** From now on a verified buyer of this product: it was delivered to the account with this e-mail. */
export const receives = (email: string, slug = REVIEWED) => sql(insertReceived(email, slug))

/** Deletes all reviews and the orders of `receives`, so that a journey starts with none; the shopkeeper is signed in in this browser. */
export async function noReviews(owner: APIRequestContext): Promise<void> {
  const ask = (call: string, data: object) =>
    owner.post(`${theShop().shop}/api/admin/productReview/${call}`, { data, headers: { origin: theShop().shop } })
  const { data } = (await (await ask("all", { pageSize: 100 })).json()) as { data: { _id: string }[] }
  await sql(deleteReceived)
  if (data.length) await ask("deleteMultiple", { reviewIds: data.map(({ _id }) => _id) })
}

import { reviewCalls } from "@silai/contracts/review/calls"
import type { Browser } from "./browser"
import type { Customer } from "./customer"
import { deleteReceived, insertReceived } from "../browser/received"
import { upload } from "./upload"
import { oneRow, sql } from "./sql"

export const product = "classic-white-formal-shirt"

/** The style and the colourway of a product page. */
export async function reviewed(slug = product): Promise<{ styleId: string; colourwayId: string }> {
  const row = await oneRow<{ styleId: string; colourwayId: string }>(
    `select style_id as "styleId", product_id as "colourwayId" from listing where slug = $1`,
    [slug],
  )
  return row
}

export type Wish = Record<string, string>
export const words = {
  rating: "5",
  userName: "Harpreet",
  reviewTitle: "A fine shirt",
  review: "It fits as if born in it.",
}

/** Writes a review as the shop's page would. */
export async function writes(at: Browser, wish: Wish = {}, files: Parameters<typeof upload>[2] = []) {
  const productId = wish.productId ?? (await reviewed()).styleId
  return upload(at, reviewCalls.add, files, { productId, ...words, ...wish })
}

/** Writes a review, and returns it. */
export async function written(who: Pick<Customer, "at">, wish: Wish = {}, files: Parameters<typeof upload>[2] = []) {
  const { status, body } = await writes(who.at, wish, files)
  if (status !== 200) throw new Error(`The review was refused: ${status} ${body.message}`)
  return body.data
}

export const changes = (at: Browser, reviewId: string, wish: Wish = {}, files: Parameters<typeof upload>[2] = []) =>
  upload(at, reviewCalls.update, files, { reviewId, ...words, ...wish })

/** From now on a verified buyer of this product: it was delivered to this customer. */
export async function receives({ email }: Pick<Customer, "email">, slug = product): Promise<void> {
  await sql(insertReceived(email, slug))
}

/** Deletes all reviews and the orders of `receives`, so that the next file starts with none. */
export const noReviews = async (owner: Browser) => {
  await sql(deleteReceived)
  for (;;) {
    const { data } = (await owner.call(reviewCalls.all, { pageSize: 100 })).body
    if (!data.length) return
    await owner.call(reviewCalls.deleteMultiple, { reviewIds: data.map(({ _id }) => _id) })
  }
}

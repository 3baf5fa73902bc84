import { catalogueCalls, categoryCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { expect, it } from "vitest"
import { aPublished } from "../../rig/colourway"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { browser } from "../../rig/browser"

it("shows a category's new size chart on products being moved into it at that moment, too", async () => {
  const owner = await signInAsOwner()
  const { product } = await aPublished(owner)
  const {
    body: { data: category },
  } = await owner.call(categoryCalls.add, { name: "Moved into", measurementType: "upperBody", sizeChart: "Shirts" })
  const changed = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from product_category where id = $1 for share`, [category._id])
    await ask(`update style set category_id = $1 where id = $2`, [category._id, product._id])
    const answer = owner.call(categoryCalls.update, { categoryId: category._id, sizeChart: "Trousers" })
    await someoneWaits("from product_category")
    return { answer }
  })
  expect((await changed.answer).status).toBe(200)
  const {
    body: {
      data: [card],
    },
  } = await browser().call(catalogueCalls.list, { product: product._id })
  expect(card!.product.category).toMatchObject({ _id: category._id, sizeChart: "Trousers" })
  await owner.call(styleCalls.update, { productId: product._id, categoryId: product.category._id })
  expect((await owner.call(categoryCalls.delete, { categoryId: category._id })).status).toBe(200)
})

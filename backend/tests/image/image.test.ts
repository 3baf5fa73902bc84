import "./names"
import { afterAll, beforeAll, describe } from "vitest"
import { closeSqlAfterwards } from "../rig/sql"
import { backupOfShop } from "./backup"
import { emptyShop } from "./empty"
import { lacking } from "./engine"
import { filledShop } from "./filled"
import { setUp, tearDown } from "./setting"

closeSqlAfterwards()

const missing = lacking()
if (missing)
  process.stdout.write(
    `  ${missing}: nothing is proven here about the image and its containers (backend/docs/working-on-it.md)\n`,
  )

// One file, because each part continues with the containers of the one before it.
describe.runIf(!missing)("the image of the shop", () => {
  beforeAll(setUp, 1_500_000)
  afterAll(tearDown, 120_000)

  describe("the containers of an empty shop", () => {
    emptyShop()
  })
  describe("the containers of a filled shop", () => {
    filledShop()
  })
  describe("the backup of a shop", () => {
    backupOfShop()
  })
})

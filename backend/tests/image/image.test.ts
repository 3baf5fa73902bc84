import "./names"
import { afterAll, beforeAll, describe } from "vitest"
import { closeSqlAfterwards } from "../rig/sql"
import { backupOfShop } from "./backup"
import { emptyShop } from "./empty"
import { filledShop } from "./filled"
import { setUp, tearDown } from "./setting"

beforeAll(setUp, 1_500_000)
afterAll(tearDown, 120_000)
closeSqlAfterwards()

// One file, because each part continues with the containers of the one before it.
describe("the containers of an empty shop", () => {
  emptyShop()
})
describe("the containers of a filled shop", () => {
  filledShop()
})
describe("the backup of a shop", () => {
  backupOfShop()
})

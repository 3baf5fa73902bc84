import { expect, it } from "vitest"
import { isSupported } from "./node-version.mjs"

it("opens the shop on the Node versions it was tried with, and on later ones", () => {
  expect(["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"].filter((version) => !isSupported(version))).toEqual([])
})

it("requires a newer Node if the shop would break later with an obscure error", () => {
  expect(["v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0"].filter(isSupported)).toEqual([])
})

import { FIRST_SETTINGS, pageSettings } from "@silai/contracts/shop/sections"
import { setShop } from "./shop"

// Until the backend has been asked for the first time. No browser needs it: each page brings its own.
setShop({
  ...pageSettings(FIRST_SETTINGS),
  homeVersion: 0,
  delivery: { fee: 0, freeFrom: null, someDiffer: false, days: { min: 0, max: 0 }, queueDays: 0, version: 0 },
  pickup: true,
})

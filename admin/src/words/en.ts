import { accountEn } from "./en/account"
import { auditEn } from "./en/audit"
import { codEn } from "./en/cod"
import { couponEn } from "./en/coupon"
import { dashboardEn } from "./en/dashboard"
import { fitEn } from "./en/fit"
import { healthEn } from "./en/health"
import { insightEn } from "./en/insight"
import { inventoryEn } from "./en/inventory"
import { manyEn } from "./en/many"
import { measurementEn } from "./en/measurement"
import { notificationEn } from "./en/notification"
import { orderEn } from "./en/order"
import { orderStepEn } from "./en/order-step"
import { papersEn } from "./en/papers"
import { paymentEn } from "./en/payment"
import { phoneOrderEn } from "./en/phone-order"
import { pieceChangeEn } from "./en/piece-change"
import { pushEn } from "./en/push"
import { returnsEn } from "./en/returns"
import { reviewEn } from "./en/review"
import { saleEn } from "./en/sale"
import { screenEn } from "./en/screen"
import { settingsEn } from "./en/settings"
import { shellEn } from "./en/shell"
import { uidEn } from "./en/uid"
import { whatsappEn } from "./en/whatsapp"
import { workshopEn } from "./en/workshop"

/**
 * The back office in English. `{name}` is filled in; of `one` and `other`, the number `{n}` decides. Words that the shop
 * also says come from the contracts.
 */
export const en = {
  ...accountEn,
  ...auditEn,
  ...codEn,
  ...couponEn,
  ...dashboardEn,
  ...fitEn,
  ...healthEn,
  ...insightEn,
  ...inventoryEn,
  ...manyEn,
  ...measurementEn,
  ...notificationEn,
  ...orderEn,
  ...orderStepEn,
  ...papersEn,
  ...paymentEn,
  ...phoneOrderEn,
  ...pieceChangeEn,
  ...pushEn,
  ...returnsEn,
  ...reviewEn,
  ...saleEn,
  ...screenEn,
  ...settingsEn,
  ...shellEn,
  ...uidEn,
  ...whatsappEn,
  ...workshopEn,
}

/** A key of the dictionary; each language has a word for each. */
export type Word = keyof typeof en
export type Words = Record<Word, string | { one: string; other: string }>

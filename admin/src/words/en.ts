import { accountEn } from "./account-en"
import { auditEn } from "./audit-en"
import { codEn } from "./cod-en"
import { couponEn } from "./coupon-en"
import { dashboardEn } from "./dashboard-en"
import { fitEn } from "./fit-en"
import { healthEn } from "./health-en"
import { insightEn } from "./insight-en"
import { inventoryEn } from "./inventory-en"
import { manyEn } from "./many-en"
import { measurementEn } from "./measurement-en"
import { notificationEn } from "./notification-en"
import { orderEn } from "./order-en"
import { orderStepEn } from "./order-step-en"
import { papersEn } from "./papers-en"
import { paymentEn } from "./payment-en"
import { phoneOrderEn } from "./phone-order-en"
import { pieceChangeEn } from "./piece-change-en"
import { pushEn } from "./push-en"
import { returnsEn } from "./returns-en"
import { reviewEn } from "./review-en"
import { saleEn } from "./sale-en"
import { screenEn } from "./screen-en"
import { settingsEn } from "./settings-en"
import { shellEn } from "./shell-en"
import { uidEn } from "./uid-en"
import { whatsappEn } from "./whatsapp-en"
import { workshopEn } from "./workshop-en"

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

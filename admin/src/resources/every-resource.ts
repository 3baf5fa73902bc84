import { categoryResource } from "./catalogue/category-resource"
import { auditResource } from "./audit/resource"
import { colourwayResource } from "./catalogue/colourway/resource"
import { discountResource } from "./catalogue/discount-resource"
import { saleResource } from "./catalogue/sale/resource"
import { styleResource } from "./catalogue/style-resource"
import { couponResource } from "./coupon/resource"
import { customerResource } from "./customer/resource"
import { dashboardResource } from "./dashboard/resource"
import { healthResource } from "./dashboard/health-resource"
import { fileResource } from "./file/resource"
import { insightResource } from "./insight/resource"
import { inventoryResource } from "./inventory/resource"
import { measurementResource } from "./measurement/resource"
import { notificationResource } from "./notification/resource"
import { orderResource } from "./order/resource"
import { phoneOrderResource } from "./order/phone/resource"
import { workshopResource } from "./order/workshop/resource"
import { papersResource } from "./papers/resource"
import { paymentResource } from "./payment/resource"
import { shippingFeeResource } from "./checkout/shipping-fee-resource"
import type { Resource } from "./resource"
import { returnResource } from "./returns/resource"
import { reviewResource } from "./review/resource"
import { homeResource } from "./shop/home-resource"
import { settingsResource } from "./shop/settings-resource"
import { sections } from "./sections"
import { staffResource } from "./staff/resource"
import { whatsappResource } from "./whatsapp/resource"
import { uidResource } from "./uid/resource"
import { scannerResource } from "./uid/scanner-resource"

/** In the order of the menu. A new resource is one line here and a folder next to it. */
export const resources: readonly Resource[] = [
  dashboardResource,
  orderResource,
  phoneOrderResource,
  workshopResource,
  returnResource,
  whatsappResource,
  scannerResource,
  paymentResource,
  styleResource,
  colourwayResource,
  categoryResource,
  inventoryResource,
  fileResource,
  discountResource,
  saleResource,
  couponResource,
  uidResource,
  customerResource,
  measurementResource,
  reviewResource,
  staffResource,
  shippingFeeResource,
  homeResource,
  settingsResource,
  papersResource,
  insightResource,
  auditResource,
  healthResource,
  notificationResource,
  ...sections,
]

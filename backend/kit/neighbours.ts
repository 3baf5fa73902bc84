import type { IAccountModuleService } from "@silai/contracts/account/service"
import type { IBagModuleService } from "@silai/contracts/bag/service"
import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { ICheckoutModuleService, IPincodeModuleService } from "@silai/contracts/checkout/service"
import type { ICouponModuleService } from "@silai/contracts/coupon/service"
import type { IFileModuleService } from "@silai/contracts/file/service"
import type { IMeasurementModuleService } from "@silai/contracts/measurement/service"
import type { IMessagingModuleService } from "@silai/contracts/messaging/service"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import type { IReturnsModuleService } from "@silai/contracts/returns/service"
import type { IReviewModuleService } from "@silai/contracts/review/service"
import type { IPapersModuleService } from "@silai/contracts/papers/service"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { IUidModuleService } from "@silai/contracts/uid/service"

// What `container.resolve` gives under each name of ours: a plugin knows its neighbours by these promises alone.
declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    account: IAccountModuleService
    bag: IBagModuleService
    catalogue: ICatalogueModuleService
    checkout: ICheckoutModuleService
    coupon: ICouponModuleService
    measurement: IMeasurementModuleService
    messaging: IMessagingModuleService
    papers: IPapersModuleService
    pincode: IPincodeModuleService
    returns: IReturnsModuleService
    review: IReviewModuleService
    shop: IShopModuleService
    silai_file: IFileModuleService
    silai_order: IOrderModuleService
    uid: IUidModuleService
  }
}

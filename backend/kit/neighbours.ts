import type { IAccountModuleService } from "@silai/contracts/account/service"
import type { IBagModuleService } from "@silai/contracts/bag/service"
import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { ICheckoutModuleService, IPincodeModuleService } from "@silai/contracts/checkout/service"
import type { ICouponModuleService } from "@silai/contracts/coupon/service"
import type { IFileModuleService } from "@silai/contracts/file/service"
import type { IInsightModuleService } from "@silai/contracts/insight/service"
import type { IMeasurementModuleService } from "@silai/contracts/measurement/service"
import type { IMessagingModuleService } from "@silai/contracts/messaging/service"
import type { INotificationModuleService } from "@silai/contracts/notification/service"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import type { IReturnsModuleService } from "@silai/contracts/returns/service"
import type { IReviewModuleService } from "@silai/contracts/review/service"
import type { IPapersModuleService } from "@silai/contracts/papers/service"
import type { IPushModuleService } from "@silai/contracts/push/service"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { IUidModuleService } from "@silai/contracts/uid/service"
import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"

// The types that `container.resolve` returns for each of our names: a plugin knows its neighbours only by these
// interfaces.
declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    account: IAccountModuleService
    bag: IBagModuleService
    catalogue: ICatalogueModuleService
    checkout: ICheckoutModuleService
    coupon: ICouponModuleService
    insight: IInsightModuleService
    measurement: IMeasurementModuleService
    messaging: IMessagingModuleService
    papers: IPapersModuleService
    pincode: IPincodeModuleService
    push: IPushModuleService
    returns: IReturnsModuleService
    review: IReviewModuleService
    shop: IShopModuleService
    silai_file: IFileModuleService
    silai_notification: INotificationModuleService
    silai_order: IOrderModuleService
    silai_whatsapp: IWhatsappModuleService
    uid: IUidModuleService
  }
}

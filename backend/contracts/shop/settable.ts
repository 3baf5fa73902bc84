import type { Duty } from "../staff/roles"

/** One setting of the shopkeeper. `words`: search words in addition to its name; `path`: where, under `/admin`. */
export type Settable = { name: string; description: string; words: string; path: string; duty: Duty }

/** Every setting of the shop, by its place; the back office's page "Settings" and its search are built from this. */
export const SETTABLE = {
  announcement: {
    name: "Announcement",
    description: "The line above every page of the shop.",
    words: "banner notice offer message navbar",
    path: "management/settings",
    duty: "settings.read",
  },
  identity: {
    name: "About the shop",
    description: "Its name on papers, address, telephone, WhatsApp, e-mail and GSTIN.",
    words: "phone contact address gst tax number social instagram",
    path: "management/settings/identity",
    duty: "settings.read",
  },
  hours: {
    name: "Opening hours",
    description: "When the shop is open, by weekday, and its holidays.",
    words: "time closed holiday festival days week open timings",
    path: "management/settings/hours",
    duty: "settings.read",
  },
  returns: {
    name: "Return rules",
    description: "How long a return may be asked for, and the fee that is kept.",
    words: "refund days window fee exchange",
    path: "management/settings/returns",
    duty: "settings.read",
  },
  workshop: {
    name: "Workshop",
    description: "Whether buyers read the first name of their tailor.",
    words: "tailor name made to measure tracking sewn",
    path: "management/settings/workshop",
    duty: "settings.read",
  },
  sizes: {
    name: "Sizes",
    description: "The sizes that shirts and trousers come in, and their order.",
    words: "size 3xl waist add new small large order",
    path: "management/settings/sizes",
    duty: "settings.read",
  },
  sizeCharts: {
    name: "Size charts",
    description: "The inches behind each size, for shirts and trousers.",
    words: "measurements chart inches chest waist fit guide",
    path: "management/settings/size-charts",
    duty: "settings.read",
  },
  shippingFee: {
    name: "Delivery and fees",
    description: "Delivery fees, free above a sum, special areas and days, collecting at the shop.",
    words: "shipping fee charge pincode zone days pickup collect cut-off",
    path: "management/shipping-fee",
    duty: "settings.read",
  },
  cod: {
    name: "Cash on delivery",
    description: "Whether and where it is offered, up to which sum, its fee, and the share paid now.",
    words: "cod cash door courier advance partial pay later pincode",
    path: "management/settings/cod",
    duty: "settings.read",
  },
  quickReplies: {
    name: "Quick replies",
    description: "Sentences that staff send on WhatsApp with / and a word.",
    words: "whatsapp chat answer canned template message shortcut",
    path: "management/settings/quick-replies",
    duty: "settings.read",
  },
  home: {
    name: "Home page",
    description: "Banners, rows of products and texts of the home page.",
    words: "banner hero slides front landing carousel",
    path: "management/home",
    duty: "settings.read",
  },
  categories: {
    name: "Categories",
    description: "Their names, order, pictures and return rules.",
    words: "category shirts trousers menu hsn",
    path: "category/manage",
    duty: "catalogue.read",
  },
  coupons: {
    name: "Coupons",
    description: "Codes that take something off, one by one or in bulk.",
    words: "discount code offer promotion voucher",
    path: "management/coupon",
    duty: "coupon.read",
  },
  discount: {
    name: "Sale prices",
    description: "Prices of many colours at once, and back.",
    words: "discount sale price percent off calculator",
    path: "discount-calculator",
    duty: "catalogue.read",
  },
  sale: {
    name: "Sales",
    description: "Sales that begin and end automatically.",
    words: "sale discount percent off planned schedule diwali festival begin end",
    path: "sale",
    duty: "catalogue.read",
  },
  ids: {
    name: "Unique ids and labels",
    description: "Numbers of single pieces, and their labels to print.",
    words: "uid label qr batch print authentic",
    path: "management/uid",
    duty: "uid.read",
  },
  inventory: {
    name: "Inventory",
    description: "The stock of every size, counted or from a CSV file.",
    words: "stock count pieces csv import",
    path: "management/inventory",
    duty: "stock.read",
  },
  staff: {
    name: "Staff",
    description: "The shop's people, their roles, and the second step of signing in.",
    words: "people roles invite owner manager tailor packer password second factor",
    path: "staff",
    duty: "people.manage",
  },
  gst: {
    name: "GST papers",
    description: "Invoices, credit notes and the month's report.",
    words: "tax invoice gstr report hsn",
    path: "management/gst",
    duty: "payment.read",
  },
} as const satisfies Record<string, Settable>
export type SettableName = keyof typeof SETTABLE

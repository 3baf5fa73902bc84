import { refusals } from "../refusal"
import { INVITATION } from "./limits"
import type { Duty, Role } from "./roles"

export { secondFactorRefusals, secondFactorMessages } from "./factor-messages"

export const staffMessages = {
  invited: (email: string) => `An invitation goes to ${email}. It works for ${INVITATION.validDays} days.`,
  withdrawn: "The invitation is withdrawn. Its link no longer works.",
  roleChanged: (name: string, role: string) => `${name} is now: ${role}`,
  sews: (name: string, pieces: number | null) =>
    pieces === null
      ? `The day of ${name} is not counted.`
      : `${name} sews ${pieces} ${pieces === 1 ? "piece" : "pieces"} a day.`,
  removed: (name: string) => `${name} is removed and signed out everywhere.`,
  welcome: "Welcome! You are signed in.",
} as const

export const staffRefusals = refusals("staff", {
  unknown: { status: 404, say: "This person is no longer with the shop." },
  last_owner: { status: 409, say: "The shop needs an owner. Please make someone else an owner first." },
  /** An owner's open session alone must not make an owner. */
  proof_wanted: { status: 403, field: "password", say: "To make someone an owner, please enter your own password." },
  role_changed: {
    status: 409,
    say: (name: string, role: string) =>
      `Someone has given ${name} another role in the meantime: ${role}. Yours is not saved yet.`,
  },
  not_yourself: { status: 409, say: "You cannot remove yourself. Please ask another owner to do it." },
  email_taken: {
    status: 409,
    field: "email",
    say: "This email already belongs to an account of our shop. Please use another one.",
  },
  already_invited: {
    status: 409,
    field: "email",
    say: "An invitation to this email is waiting already. You can send it again, or withdraw it.",
  },
  invitation_unknown: { status: 404, say: "This invitation is no longer open." },
  /** The same for a token that never existed. */
  invitation_over: {
    status: 410,
    say: "This invitation has expired, was withdrawn, or was used already. Please ask the shop for a new one.",
  },
})

export const ROLE_WORDS = {
  owner: { label: "Owner", about: "Everything, and who else works here." },
  manager: { label: "Manager", about: "The whole shop, except who works here." },
  tailor: { label: "Tailor", about: "Orders in the workshop, and measurements." },
  packer: { label: "Packer", about: "Outgoing orders, and the stock." },
} as const satisfies Record<Role, { label: string; about: string }>

/** The duties in the back office's words. */
export const DUTY_WORDS = {
  "counter.enter": "Sign in to the back office",
  "signin.secure": "Secure their own sign-in with a second step",
  "dashboard.read": "See the dashboard with the day's sales",
  "order.read": "See orders",
  "order.move": "Move orders on",
  "order.write": "Change where an order is delivered, take pieces out of it, add and swap them",
  "order.take": "Take orders by phone, and send links to pay them",
  "order.archive": "Put closed orders away, out of the lists",
  "return.read": "See returns, exchanges and alterations",
  "uid.read": "See the ids of pieces, and scan labels",
  "uid.write": "Make, print and withdraw the ids of pieces",
  "uid.assign": "Note which label goes out with an order",
  "return.write": "Approve, receive and close returns",
  "review.read": "See what customers write about the pieces",
  "review.write": "Reply to reviews, hide and delete them",
  "payment.read": "See payments, and what the gateway reports about them",
  "payment.write": "Retry payments, and refund buyers",
  "customer.read": "See customers",
  "customer.write": "Add notes about customers, and end their sessions",
  "customer.contact": "See customers’ phones, e-mails and addresses",
  "measurement.read": "See measurements",
  "measurement.write": "Add and change measurements",
  "catalogue.read": "See products",
  "catalogue.write": "Add and change products, prices and categories",
  "stock.read": "See stock",
  "stock.write": "Count and correct stock",
  "coupon.read": "See coupons and their sales",
  "coupon.write": "Make, change and pause coupons",
  "chat.read": "Read the WhatsApp chats",
  "chat.write": "Answer WhatsApp chats, and sort and clear them",
  "file.read": "See files and pictures",
  "file.write": "Upload and delete files and pictures",
  "settings.read": "See the shop's settings and the shipping fee",
  "settings.write": "Change the shop's settings and the shipping fee",
  "people.manage": "Invite people, change what they may do, remove them, and require a second step from all staff",
  "audit.read": "See who changed what",
} as const satisfies Record<Duty, string>

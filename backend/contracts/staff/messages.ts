import { refusals } from "../refusal"
import { INVITATION } from "./limits"

export { secondFactorRefusals, secondFactorSays } from "./factor-messages"

export const staffSays = {
  invited: (email: string) => `An invitation is on its way to ${email}. It works for ${INVITATION.validDays} days.`,
  withdrawn: "The invitation is withdrawn. Its link opens nothing any more.",
  roleChanged: (name: string, role: string) => `${name} is now: ${role}`,
  removed: (name: string) => `${name} is removed and signed out everywhere.`,
  welcome: "Welcome! You are signed in.",
} as const

export const staffRefusals = refusals("staff", {
  unknown: { status: 404, say: "This person is not with the shop any more." },
  last_owner: { status: 409, say: "The shop needs an owner. Please make somebody else an owner first." },
  role_changed: {
    status: 409,
    say: (name: string, role: string) =>
      `Somebody has given ${name} another role meanwhile: ${role}. Yours is not saved yet.`,
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
  invitation_unknown: { status: 404, say: "This invitation is not waiting any more." },
  /** The same for a token that never existed. */
  invitation_over: {
    status: 410,
    say: "This invitation has expired, was withdrawn, or was used already. Please ask the shop for a new one.",
  },
})

/** By role, so that the compiler reports a missing one. */
export const ROLE_WORDS = {
  owner: { label: "Owner", about: "Everything, and who else works here." },
  manager: { label: "Manager", about: "The whole shop, but for who works here." },
  tailor: { label: "Tailor", about: "Orders at the table, and measurements." },
  packer: { label: "Packer", about: "Orders on their way out, and what lies on the shelf." },
} as const

/** What each duty allows, in the back office's words. */
export const DUTY_WORDS = {
  "counter.enter": "Sign in to the back office",
  "signin.secure": "Secure their own sign-in with a second step",
  "dashboard.read": "See the dashboard with the day's sales",
  "order.read": "See orders",
  "order.move": "Move orders on",
  "order.write": "Change where an order is delivered, and take pieces out of it",
  "order.archive": "Put closed orders away, out of the lists",
  "return.read": "See returns, exchanges and alterations",
  "uid.read": "See the ids of pieces, and scan labels",
  "uid.write": "Make, print and withdraw the ids of pieces",
  "uid.assign": "Note which label goes out with an order",
  "return.write": "Approve, receive and close returns",
  "review.read": "See what customers write of the pieces",
  "review.write": "Reply to reviews, hide and delete them",
  "payment.read": "See payments, and what the gateway has told of them",
  "payment.write": "Try payments again, and send money back",
  "customer.read": "See customers",
  "customer.write": "Note things about customers, and end their sessions",
  "customer.contact": "See customers’ phones, e-mails and addresses",
  "measurement.read": "See measurements",
  "measurement.write": "Add and change measurements",
  "catalogue.read": "See products",
  "catalogue.write": "Add and change products, prices and categories",
  "stock.read": "See stock",
  "stock.write": "Count and correct stock",
  "coupon.read": "See coupons, and what they bring in",
  "coupon.write": "Make, change and pause coupons",
  "file.read": "See files and pictures",
  "file.write": "Upload and delete files and pictures",
  "settings.read": "See the shop's settings and the shipping fee",
  "settings.write": "Change the shop's settings and the shipping fee",
  "people.manage": "Invite people, change what they may do, remove them, and ask a second step of everybody",
} as const

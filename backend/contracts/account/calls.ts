import { z } from "zod"
import { callFor, adminCall } from "../call"
import { EMAIL_LINK, LOOK_UPS, PROOF_LINK, RESET, UNDO } from "./limits"
import {
  addressFields,
  device,
  emailShape,
  givenPassword,
  googleToken,
  identifierShape,
  idShape,
  savedAddress,
  nameShape,
  otpShape,
  ownerNames,
  ownPurposeShape,
  passwordShape,
  person,
  phoneShape,
  profile,
  purposeShape,
  secondStep,
  selfProof,
  staffPerson,
} from "./shapes"

const everyone = callFor("everyone")
const guest = callFor("guest")
const customer = callFor("customer")

export { passkeyCalls } from "./passkey-calls"
export type { Passkey } from "./passkey-calls"
export { secondFactorCalls } from "./second-factor-calls"
export type { SecondFactorState } from "./second-factor-calls"
export { staffCalls } from "./staff-calls"
export { viewCalls } from "./view-calls"
export type { ListView } from "./view-calls"
export type { Person, StaffPerson } from "./shapes"

const signedIn = z.object({
  data: z.object({
    role: z.enum(["admin", "customer"]),
    /** The second factor's code is required (`second-step`); the session is not open yet. */
    secondStep: secondStep.optional(),
  }),
  customerData: z.object({ _id: z.string() }),
})

export const accountCalls = {
  authenticate: everyone(
    "/customer/authenticate",
    "The customer of this browser's session. A guest gets success false, with status 200.",
    {
      body: z.strictObject({}),
      reply: z.object({ user: person.nullable() }),
    },
  ),
  signin: everyone(
    "/customer/signin",
    "Signs in by e-mail (or phone) and password; staff get a back-office session, or are asked for their second factor's code first.",
    {
      body: z.strictObject({ identifier: identifierShape, password: givenPassword }),
      reply: signedIn,
    },
  ),
  signout: everyone("/customer/signout", "Ends this browser's session: the shopper's, or the back office's.", {
    body: z.strictObject({ audience: z.enum(["shop", "backOffice"]).default("shop") }),
    reply: z.object({}),
  }),
  adminSession: adminCall("counter.enter")(
    "/admin/session",
    "The person who is signed in to the back office, with their role in the shop.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: staffPerson }),
    },
  ),
  sendOtp: guest(
    "/customer/otp/send",
    "Sends a one-time code to a phone, for this browser and one purpose; without a purpose, to sign in or up.",
    {
      body: z.strictObject({ phone: phoneShape, purpose: purposeShape.optional() }),
      reply: z.object({ data: z.object({ validSeconds: z.number() }) }),
    },
  ),
  verifyOtp: guest(
    "/customer/otp/verify",
    "Takes the code once; the phone then counts as proven for ten minutes, for this browser and that purpose.",
    {
      body: z.strictObject({ phone: phoneShape, otp: otpShape, purpose: purposeShape.optional() }),
      reply: z.object({}),
    },
  ),
  verifyUser: everyone(
    "/customer/verifyUser",
    `Whether a person with this phone or e-mail has an account: success says so. A browser may ask ${LOOK_UPS.perBrowser.points} times an hour.`,
    {
      body: z.strictObject({ identifier: identifierShape }),
      reply: z.object({}),
    },
  ),
  signup: guest(
    "/customer/signup",
    "Makes an account for a phone that this browser has proven, and signs it in. `verified` is not believed.",
    {
      body: z.strictObject({
        name: nameShape,
        email: emailShape,
        phone: phoneShape,
        password: passwordShape,
        verified: z.boolean().optional(),
      }),
      reply: z.object({ data: z.object({ customer: z.object({ _id: z.string() }) }) }),
    },
  ),
  signinWithOtp: guest("/customer/signinWithOtp", "Signs in by phone and code.", {
    body: z.strictObject({ phone: phoneShape, otp: otpShape }),
    reply: signedIn,
  }),
  single: customer("/customer/single", "The signed-in customer.", {
    body: z.strictObject(ownerNames),
    reply: z.object({ data: person }),
  }),
}

const { name, phone, line1, city, state, pincode } = addressFields
const optional = {
  label: addressFields.label.optional(),
  line2: addressFields.line2.optional(),
  landmark: addressFields.landmark.optional(),
  isDefault: z.boolean().optional(),
}

export const addressCalls = {
  addressAdd: customer("/customer/address/add", "Saves a delivery address; the first one becomes the default.", {
    body: z.strictObject({ ...ownerNames, name, phone, line1, city, state, pincode, ...optional }),
    reply: z.object({ data: savedAddress }),
  }),
  addressSingle: customer(
    "/customer/address/single",
    "One saved address, or all of them when none is named; the default first.",
    {
      body: z.strictObject({ ...ownerNames, _id: idShape.optional() }),
      reply: z.object({ data: z.union([savedAddress, z.array(savedAddress)]) }),
    },
  ),
  addressUpdate: customer("/customer/address/update", "Changes an address, makes it the default, or removes it.", {
    body: z.strictObject({
      ...ownerNames,
      _id: idShape,
      name: name.optional(),
      phone: phone.optional(),
      line1: line1.optional(),
      city: city.optional(),
      state: state.optional(),
      pincode: pincode.optional(),
      ...optional,
      remove: z.literal(true).optional(),
    }),
    reply: z.object({ data: savedAddress.nullable() }),
  }),
}

export const profileCalls = {
  userSingle: customer("/customer/user/single", "The signed-in customer's profile.", {
    body: z.strictObject(ownerNames),
    reply: z.object({ data: profile }),
  }),
  userUpdate: customer(
    "/customer/user/update",
    "Changes name, e-mail or phone. A new phone must be proven by OTP (change-phone). A new e-mail or phone needs the password, an OTP to the current phone (change-email, change-phone), a mailed link, or Google's token: `account.proof_wanted` says so.",
    {
      body: z.strictObject({
        ...ownerNames,
        name: nameShape.optional(),
        email: emailShape.optional(),
        phone: phoneShape.optional(),
        ...selfProof,
      }),
      reply: z.object({ data: profile }),
    },
  ),
  changePassword: customer(
    "/customer/user/change-password",
    "Sets a new password: needs the old one, an OTP to the phone (set-password), or Google's token. Every other device is signed out.",
    {
      body: z.strictObject({
        ...ownerNames,
        oldPassword: givenPassword.optional(),
        googleToken: googleToken.optional(),
        newPassword: passwordShape,
      }),
      reply: z.object({}),
    },
  ),
  sendProofLink: customer(
    "/customer/user/send-proof-link",
    "Mails a link that proves the person, for this browser and one purpose; none if the account's e-mail was changed lately.",
    {
      body: z.strictObject({ purpose: ownPurposeShape }),
      reply: z.object({ data: z.object({ validSeconds: z.number() }) }),
    },
  ),
  confirmProof: everyone(
    "/customer/user/confirm-proof",
    "Takes the token of a proof's link, once, in any browser. In one that is signed in to the account, its e-mail is then proven, too.",
    {
      body: z.strictObject({ token: z.string().trim().length(PROOF_LINK.tokenLength) }),
      reply: z.object({ data: z.object({ purpose: ownPurposeShape }) }),
    },
  ),
  sendEmailLink: customer(
    "/customer/user/send-email-link",
    "Mails again the link that confirms the account's e-mail, or its pending new one.",
    { body: z.strictObject({}), reply: z.object({}) },
  ),
  confirmEmail: everyone(
    "/customer/user/confirm-email",
    "Takes the token of the link sent to an e-mail, in a browser that is signed in to the account: the e-mail is then proven to be the account's, and is removed from an account that only claimed it. Any other browser is asked to sign in first (`account.link_elsewhere`), and the link stays valid.",
    {
      body: z.strictObject({ token: z.string().trim().length(EMAIL_LINK.tokenLength) }),
      reply: z.object({}),
    },
  ),
  undoChange: everyone(
    "/customer/user/undo-change",
    "Undoes a change of a way to sign in, and what was changed after it: with the token of the mail to the previous address, within 72 hours. Ends every session and the password, and returns a token to set a new one.",
    {
      body: z.strictObject({ token: z.string().trim().length(UNDO.tokenLength) }),
      reply: z.object({ data: z.object({ resetToken: z.string() }) }),
    },
  ),
  generateResetToken: everyone(
    "/customer/user/generate-reset-token",
    "Mails a link to set a new password. The answer is the same for unknown people, and past the limit of such mails.",
    {
      body: z.strictObject({ email: emailShape }),
      reply: z.object({}),
    },
  ),
  resetPassword: everyone(
    "/customer/user/reset-password",
    "Sets a new password with the link's token, once; ends every session.",
    {
      body: z.strictObject({ token: z.string().trim().length(RESET.tokenLength), password: passwordShape }),
      reply: z.object({}),
    },
  ),
  userRemove: customer(
    "/customer/user/remove",
    "Deletes the account: needs the password, an OTP to the phone (delete-account), or Google's token. Refused while money is moving.",
    {
      body: z.strictObject({ ...ownerNames, ...selfProof }),
      reply: z.object({}),
    },
  ),
  googleNonce: guest("/customer/user/google-nonce", "Settings for the Google button, with a nonce for this browser.", {
    body: z.strictObject({}),
    reply: z.object({ data: z.object({ clientId: z.string(), gsiSrc: z.string(), nonce: z.string() }) }),
  }),
  googleSignIn: guest(
    "/customer/user/googleSignIn",
    "Signs in or up with Google's ID token. An e-mail that another account only claims is refused, and taken from it with `takeEmail`. When signed in, connects Google to the account, which needs the password or an OTP to the phone (connect-google).",
    {
      body: z.strictObject({
        token: googleToken,
        password: givenPassword.optional(),
        takeEmail: z.literal(true).optional(),
      }),
      reply: z.object({
        user: person,
        customerData: z.object({ _id: z.string() }),
        data: z.object({ customer: z.object({ _id: z.string() }) }),
      }),
    },
  ),
  sessions: customer("/customer/user/sessions", "The devices that are signed in to this account.", {
    body: z.strictObject({}),
    reply: z.object({ data: z.array(device) }),
  }),
  endSession: customer(
    "/customer/user/end-session",
    "Signs out one other device, or all others when none is named: needs the password, an OTP to the phone (end-sessions), a mailed link, or Google's token.",
    {
      body: z.strictObject({ sessionId: idShape.optional(), ...selfProof }),
      reply: z.object({ data: z.object({ ended: z.number() }) }),
    },
  ),
}

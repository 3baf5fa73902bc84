import { accountMessages } from "@silai/contracts/account/messages"
import { toast } from "~/ui/toast"

/** A toast that a code is on its way; a second one replaces the first. */
export const showOtpSent = () => toast.success(accountMessages.otpSent, { id: "otp" })

import { accountSays } from "@silai/contracts/account/messages"
import { toast } from "~/ui/toast"

/** Tells in a room of the profile that a code is on its way; the second tells in the place of the first. */
export const sayCodeSent = () => toast.success(accountSays.otpSent, { id: "otp" })

/** SPEC §5, §9. */
export const NAME = { minLength: 3, maxLength: 80, pattern: /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u } as const
export const EMAIL = { maxLength: 254, pattern: /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,6}$/ } as const
/** An Indian mobile number without its +91. */
export const PHONE = { digits: 10, prefix: "+91", pattern: /^[6-9]\d{9}$/ } as const
export const PASSWORD = { minLength: 8, maxLength: 128 } as const
/** Wrong passwords looked at before the door is closed for a while. */
export const SIGN_IN_TRIES = { perIdentifier: { points: 10, seconds: 15 * 60 }, perAddress: { points: 60, seconds: 60 * 60 } } as const

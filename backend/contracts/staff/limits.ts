/** How an invitation to the back office lives. */
export const INVITATION = {
  validDays: 7,
  tokenLength: 43,
  /** Mails that one person may have sent. */
  sends: { perPerson: { points: 30, seconds: 3600 } },
  looks: { perAddress: { points: 30, seconds: 15 * 60 } },
  uses: { perAddress: { points: 10, seconds: 15 * 60 } },
} as const
/** People shown at most; a shop of tailors has fewer. */
export const PEOPLE = { most: 500 } as const

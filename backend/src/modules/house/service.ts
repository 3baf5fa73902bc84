/** The tables that every plugin uses (sessions, outbox, rate limits); access goes through `@silai/kit`. */
export class HouseService {}

/** The tables that every plugin stands on (sessions, outbox, rate limits); they are reached through `@silai/kit`. */
export class HouseService {}

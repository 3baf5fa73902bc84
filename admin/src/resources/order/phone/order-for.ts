/** The address of a new order by phone for this customer. */
export const orderFor = (customerId: string) => `/order/new?customer=${encodeURIComponent(customerId)}`

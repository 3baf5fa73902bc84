const line = `jsonb_build_object('colourwayId', l.product_id, 'name', l.name, 'colour', l.colour, 'colourCode', '#FFFFFF', 'slug', l.slug, 'sku', 'S', 'size', 'M', 'quantity', 1,
  'thumbnail', '', 'unitPaise', 79900, 'linePaise', 79900, 'discountPaise', 0, 'orderType', 'readymade', 'measurement', null)`
/** Whole, because the back office lists it next to bought ones. */
const details = `jsonb_build_object('lines', jsonb_build_array(${line}), 'address', null, 'tax', null,
  'contact', jsonb_build_object('name', 'Reviewer', 'phone', '9000000000', 'email', c.email),
  'totals', jsonb_build_object('itemsPaise', 79900, 'discountPaise', 0, 'deliveryPaise', 0, 'totalPaise', 79900),
  'payment', jsonb_build_object('gateway', 'razorpay', 'gatewayOrderId', 'o', 'gatewayPaymentId', 'p', 'method', 'upi', 'paidAt', now()))`

/**
 * The statement that inserts a delivered order with one piece of this product for the account with this e-mail, so that
 * its reviews are those of a verified buyer. Without triggers: no kept sum counts an order that was never paid.
 */
export const insertReceived = (email: string, slug: string) => `begin;
  set local session_replication_role = replica;
  with theirs as (
    insert into order_state (order_id, number, attempt_id, code, customer_id, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, completed_at, archived_at)
    select 'order_received_' || c.id || l.product_id, 1400000000 + (hashtextextended(c.id || l.product_id, 0) & 67108863)::int, 'chk_received_' || c.id || l.product_id, 6, c.id, 'ses_received', 'Reviewer', '9000000000', c.email, 'home', 1, 79900, false,
           ${details}, now(), now()
      from customer c, listing l where c.email = '${email}' and c.has_account and l.slug = '${slug}' returning order_id)
  insert into order_state_log (order_id, code, by) select order_id, 6, 'Staff' from theirs;
  commit`

/** Deletes these orders: other tests read all orders. */
export const deleteReceived = `begin;
  set local session_replication_role = replica;
  delete from order_state_log where order_id like 'order\\_received\\_%';
  delete from order_state where order_id like 'order\\_received\\_%';
  commit`

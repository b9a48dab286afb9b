-- The histories are read by keyset with any combination of filters, and each combination walks one of these indexes a
-- few steps, however long a history is: filters left open are asked for value by value (server/domains/history).
CREATE INDEX money_entry_by_currency ON money_entry (player_id, currency, type, id DESC);
CREATE INDEX money_entry_by_source ON money_entry (player_id, source, currency, type, id DESC);
-- Sums of the last thirty days, without touching the table.
CREATE INDEX money_entry_by_time ON money_entry (player_id, created_at) INCLUDE (currency, source, amount);

-- Three histories of things are merged into one list, so that their order is that of time.
CREATE INDEX gear_entry_by_time ON gear_entry (player_id, action, created_at DESC, id DESC);
CREATE INDEX gear_entry_by_source ON gear_entry (player_id, source, action, created_at DESC, id DESC);
CREATE INDEX resource_entry_by_time ON resource_entry (player_id, action, created_at DESC, id DESC);
CREATE INDEX resource_entry_by_source ON resource_entry (player_id, source, action, created_at DESC, id DESC);
CREATE INDEX consumable_entry_by_time ON consumable_entry (player_id, action, created_at DESC, id DESC);
CREATE INDEX consumable_entry_by_source ON consumable_entry (player_id, source, action, created_at DESC, id DESC);

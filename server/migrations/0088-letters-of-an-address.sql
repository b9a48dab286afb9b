-- Outside of a transaction
-- Letters to one address, whoever has asked for them (server/domains/auth/letters-to-address.ts).
DROP INDEX CONCURRENTLY IF EXISTS account_token_by_mailbox;
CREATE INDEX CONCURRENTLY account_token_by_mailbox
  ON account_token (regexp_replace(lower(email), '\+[^@]*@', '@'), created_at);

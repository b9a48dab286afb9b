-- A report whose link was opened is kept. Which of the older ones were is unknown, so all of them are.
ALTER TABLE fight ADD COLUMN is_shared boolean NOT NULL DEFAULT true;
ALTER TABLE fight ALTER COLUMN is_shared SET DEFAULT false;
COMMENT ON COLUMN fight.is_shared IS 'Somebody opened its link, or it is older than this mark: never removed.';

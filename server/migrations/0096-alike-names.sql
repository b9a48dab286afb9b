-- Reasons: docs/decisions/0046-names-and-numbers.md.
CREATE TABLE alike_name (
  kind text NOT NULL CHECK (kind IN ('PLAYER', 'GUILD', 'TAG')),
  owner_id bigint NOT NULL,
  is_reserved boolean NOT NULL,
  PRIMARY KEY (kind, owner_id)
);
COMMENT ON TABLE alike_name IS 'Names that could not be chosen today: they look like another or are reserved for the game. A daily check writes it. The owner is a player or a guild.';

CREATE TABLE alike_name_mark (
  source text PRIMARY KEY CHECK (source IN ('player', 'guild')),
  checked_id bigint NOT NULL
);
COMMENT ON TABLE alike_name_mark IS 'How far the check of names has come: one row while it is under way, none between two checks.';
